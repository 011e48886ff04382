import { adjusterLater } from '../../../components/claims-adjuster/adjuster-later.ts';
import '../../../components/define/claims-adjuster.ts';
import type { ClaimsAdjuster } from '../../../components/claims-adjuster/claims-adjuster.ts';
import { adjusterEventCodes, type AdjusterEventDetails } from '../../../src/adjuster/adjuster-events.ts';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../../src/adjuster/adjuster-messages.ts';
import type { AdjusterOptionObject } from '../../../src/adjuster/adjuster-options.ts';
import type { ManagedRequest, RequestParty, UploadedRequest } from '../../../src/adjuster/wire.ts';
import { merchant as usualMerchant, toCreate, toManage } from './adjuster-samples.ts';
import { FakeAdjusterService } from './fake-adjuster-service.ts';
import { plain } from '../accessibility-tree.ts';
import { ready } from '../framed.ts';
import { linesIn } from '../layout.ts';
import { Person, walk, type ModalSettings } from '../person.ts';
import { spanishOf } from '../spanish.ts';
import { pauses, type Pause } from '../pauses.ts';

export interface AdjusterSettings extends ModalSettings {
  readonly upload?: Partial<UploadedRequest>;
  readonly request?: Partial<ManagedRequest>;
  readonly merchant?: { readonly name: string; readonly phone: string };
}

const spanish = spanishOf(adjusterEn, (await loadAdjusterMessages('es')).catalogue);

export async function setupAdjuster(settings: AdjusterSettings = {}): Promise<AdjusterHarness> {
  const { upload, request, merchant = usualMerchant } = settings;
  const element = document.createElement('claims-adjuster');
  const service = new FakeAdjusterService();
  service.session = { merchant, request: { ...service.session.request, ...upload } };
  service.request = { ...service.request, ...request };
  const opener = 'Settle the claim';
  const modal = new AdjusterHarness({ element, service, codes: adjusterEventCodes, spanish, opener, settings });
  await Promise.all([ready(element), adjusterLater.load()]);
  return modal;
}

export const openCreate = walk(setupAdjuster, (modal) => modal.create());
export const openManage = walk(setupAdjuster, (modal) => modal.manage());
export const openCreated = walk(openCreate, (modal) => modal.createNow());
export const askToCancel = walk(openManage, (modal) => modal.press('Cancel request'));
export const openParties = (...parties: readonly RequestParty[]) => openCreate({ upload: { parties } });

export const interval = 5_000;

export class AdjusterHarness extends Person<AdjusterEventDetails, ClaimsAdjuster, FakeAdjusterService> {
  async create(options: AdjusterOptionObject = toCreate): Promise<void> {
    this.element.createApprovalRequest(options);
    await this.hasParties();
  }

  async manage(options: AdjusterOptionObject = toManage): Promise<void> {
    this.element.manageApprovalRequest(options);
    await this.hasParties();
  }

  async hasParties(): Promise<void> {
    await this.until(() => this.tags.has('table'), 'the parties are on the screen');
  }

  get headers(): string[] {
    return this.table('Parties')[0] ?? [];
  }

  get parties(): string[][] {
    return this.table('Parties').slice(1, -1);
  }

  /** Distance between the window's header and the table's header after scrolling to the end. */
  async headAfterScrolling(): Promise<number> {
    const animations = this.root.getAnimations();
    await Promise.all(animations.map(({ finished }) => finished));
    const [body, head] = [this.inTop('.body')[0], this.inTop('thead th')[0]];
    body?.scrollTo(0, body.scrollHeight);
    return Math.abs((head?.getBoundingClientRect().top ?? NaN) - (body?.getBoundingClientRect().top ?? NaN));
  }

  get pill(): string {
    return plain(this.inTop('.header .pill')[0]?.innerText ?? '');
  }

  party(name: string): Record<string, string> {
    const row = this.parties.find(([header = '']) => header.startsWith(name));
    if (!row) throw new Error(`There is no row of ${name}.`);
    return Object.fromEntries(this.headers.map((header, index) => [header, row[index] ?? '']));
  }

  async createNow(): Promise<void> {
    await this.press('Create request');
    await this.shows('Approval request created');
  }

  async cancelRequest(): Promise<void> {
    await this.press('Cancel request');
    await this.press('Cancel the request');
  }

  async cancelNow(): Promise<void> {
    await this.cancelRequest();
    await this.shows('Approval request canceled');
  }

  get lineStarts(): { readonly names: number[]; readonly values: number[] } {
    const isFromRight = this.element.matches(':dir(rtl)');
    const startsIn = (cells: string) => {
      const lines = this.inTop(cells).flatMap(linesIn);
      const own = lines.filter(({ node }) => !node.parentElement?.closest('button, .pill *'));
      return [...new Set(own.map(({ place }) => Math.round(isFromRight ? innerWidth - place.right : place.left)))];
    };
    return { names: startsIn('[role="rowheader"]'), values: startsIn('[role="cell"]') };
  }

  async resend(party: string): Promise<void> {
    await this.press(`${this.say('Resend email to')} ${party}`);
    await this.rest();
  }

  get timers(): readonly Pause[] {
    return pauses.filter(({ milliseconds, isOver }) => milliseconds === interval && !isOver);
  }

  async keepCurrent(request: ManagedRequest = this.service.request): Promise<void> {
    this.service.request = request;
    for (const timer of this.timers) timer.end();
    await this.rest();
  }
}
