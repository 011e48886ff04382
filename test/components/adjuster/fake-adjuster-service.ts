import { createdOf, endedAs, resentTo } from '../../../adapters/testing/adjuster-answers.ts';
import type { ClaimsAdjusterService } from '../../../src/adjuster/claims-adjuster-service.ts';
import type { CreatedRequest, CreateSession, ManagedRequest } from '../../../src/adjuster/wire.ts';
import { ScriptedService, type UsualAnswers } from '../scripted-service.ts';
import { managed, merchant } from './adjuster-samples.ts';

export class FakeAdjusterService extends ScriptedService<Required<ClaimsAdjusterService>> {
  session: CreateSession = { merchant, request: managed };
  request: ManagedRequest = managed;

  protected readonly usual: UsualAnswers<Required<ClaimsAdjusterService>> = {
    openCreate: () => this.session,
    extend: () => ({ secondsLeft: 1_800 }),
    create: () => ({ code: 'Success', receipt: this.created }),
    createStatus: (...asked) => this.statusOf(...asked),
    openManage: (_, { approvalRequestId = this.request.approvalRequestId }) => {
      this.request = { ...this.request, approvalRequestId };
      return { merchant: this.session.merchant, request: this.request };
    },
    current: () => this.request,
    resendEmail: (_, { approvalRequestPartyId: id }) => {
      this.request = resentTo(id, this.request);
      return this.request;
    },
    cancelRequest: () => ({ code: 'Success', receipt: this.cancelled }),
    cancelStatus: (...asked) => this.statusOf(...asked),
    close: () => undefined,
  };

  get created(): CreatedRequest {
    return createdOf(this.session.request);
  }

  get cancelled(): ManagedRequest {
    return endedAs('Cancelled', this.request);
  }
}
