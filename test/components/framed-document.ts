import '../../components/define/claims-account.ts';
import '../../components/define/claims-adjuster.ts';
import '../../components/define/portal-payment.ts';
import { serveFrame } from '../../adapters/frame/page/frame-page.ts';
import { accountModal, adjusterModal, paymentModal } from '../../adapters/modals.ts';
import { accountLater } from '../../components/claims-account/account-later.ts';
import { adjusterLater } from '../../components/claims-adjuster/adjuster-later.ts';
import { paymentLater } from '../../components/portal-payment/payment-later.ts';
import { ServiceError } from '../../src/operation/service-error.ts';
import type { TestPage } from './framed.ts';

/* The script of the frame's document, with the answers of the test instead of a service over HTTP. */

type Call = (...given: readonly unknown[]) => Promise<unknown>;

const page = parent as TestPage & typeof globalThis;

const service = new Proxy(page.services?.get(location.pathname.split('/', 3).join('/')) ?? {}, {
  get: (answers, name): Call => {
    const call = Reflect.get(answers, name) as Call;
    return (...given) => call(...given.map(inPage)).catch(rethrow);
  },
});

/** Copies a value as an object of the page, whose tests compare it. */
function inPage(value: unknown): unknown {
  return value instanceof AbortSignal ? value : page.structuredClone(value);
}

/** Throws the page's error as one of this document. */
function rethrow(error: Partial<ServiceError>): never {
  const { kind, code = '', message = '', field = '', about = {} } = error;
  throw kind ? new ServiceError(kind, code, { message, ...(field && { field }), about }) : error;
}

// The test ends pauses, and notes what is reported, written and printed.
Object.assign(window, {
  console: page.console,
  setTimeout: (...given: Parameters<typeof setTimeout>) => page.setTimeout(...given),
  clearTimeout: (id?: number) => page.clearTimeout(id),
  reportError: (error: unknown) => page.reportError(error),
  print: () => page.print(),
});
Object.defineProperty(window, 'Date', { get: () => page.Date });
addEventListener('error', ({ error }) => page.reportError(error));
addEventListener('unhandledrejection', ({ reason }) => page.reportError(reason));

// Their time of arrival must not matter. The document does not wait: the page hands its channel over at once.
void accountLater.load();
void adjusterLater.load();
void paymentLater.load();

const table = [accountModal, adjusterModal, paymentModal].find(({ tag }) => location.pathname.endsWith(`/${tag}.html`));
if (table) serveFrame(table, () => service);
