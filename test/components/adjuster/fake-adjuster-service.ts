import type {
  ClaimsAdjusterService,
  CreatedRequest,
  CreateSession,
  ManagedRequest,
  ManageSession,
} from '../../../src/adjuster/claims-adjuster-service.ts';
import type { Answer, AttemptStatus } from '../../../src/operation/operation-service.ts';
import { ended, life, managed, merchant, uploaded, withParty } from './adjuster-samples.ts';
import { ScriptedService } from '../scripted-service.ts';

type Arguments<Call extends keyof ClaimsAdjusterService> = Parameters<ClaimsAdjusterService[Call]>;

/** A service of approval requests that does what it is asked, unless a test has scripted other answers. */
export class FakeAdjusterService extends ScriptedService<ClaimsAdjusterService> implements ClaimsAdjusterService {
  session: CreateSession = { merchant, request: uploaded };
  /** The request that is managed, as it stands now. */
  request: ManagedRequest = managed;

  openCreate(...given: Arguments<'openCreate'>): Promise<CreateSession> {
    return this.answer('openCreate', given, () => this.session);
  }

  create(...given: Arguments<'create'>): Promise<Answer<CreatedRequest>> {
    return this.answer('create', given, () => ({ code: 'Success', receipt: this.created }));
  }

  createStatus(...given: Arguments<'createStatus'>): Promise<AttemptStatus<CreatedRequest>> {
    return this.answer('createStatus', given, () => ({ state: 'absent' }));
  }

  openManage(...given: Arguments<'openManage'>): Promise<ManageSession> {
    const [, { approvalRequestId }] = given;
    return this.answer('openManage', given, () => {
      this.request = { ...this.request, approvalRequestId };
      return { merchant: this.session.merchant, request: this.request };
    });
  }

  current(...given: Arguments<'current'>): Promise<ManagedRequest> {
    return this.answer('current', given, () => this.request);
  }

  resendEmail(...given: Arguments<'resendEmail'>): Promise<ManagedRequest> {
    const [, { approvalRequestPartyId }] = given;
    const { name = '' } = this.request.parties.find((it) => it.approvalRequestPartyId === approvalRequestPartyId) ?? {};
    return this.answer('resendEmail', given, () => {
      this.request = withParty(name, { emailSentAt: '2026-11-25T08:30:00' }, this.request);
      return this.request;
    });
  }

  cancelRequest(...given: Arguments<'cancelRequest'>): Promise<Answer<ManagedRequest>> {
    return this.answer('cancelRequest', given, () => ({ code: 'Success', receipt: this.cancelled }));
  }

  cancelStatus(...given: Arguments<'cancelStatus'>): Promise<AttemptStatus<ManagedRequest>> {
    return this.answer('cancelStatus', given, () => ({ state: 'absent' }));
  }

  close(...given: Arguments<'close'>): Promise<void> {
    return this.answer('close', given, () => undefined);
  }

  /** What the service says of the request that it has created of the upload. */
  get created(): CreatedRequest {
    const { processType, accountGroupCode, parties } = this.session.request;
    return {
      ...life,
      processType,
      accountGroupCode,
      parties: parties.map(({ referenceId, contactName }, index) => ({
        approvalRequestPartyId: 501 + index,
        referenceId,
        account: {
          accountId: 1001 + index,
          operation: index === 0 ? 'Created' : 'Unchanged',
          contact: contactName === null ? null : { contactId: 31 + index, operation: 'Updated' },
        },
      })),
    };
  }

  /** What the service says of the request that it has cancelled. */
  get cancelled(): ManagedRequest {
    return ended('Cancelled', this.request);
  }
}
