// An insurer's server that books each payment exactly once, however it hears of it, and however often: from the page's own
// event, from a notification, or by looking it up. Each of the three ends in the same function, with the same record.
import { createServer } from 'node:http';
import {
  createPortalSession,
  findPortalTransactions,
  NotificationError,
  verifyNotification,
} from 'payment-modals/node.js';

/**
 * @typedef {import('payment-modals/node.js').PortalPayment} PortalPayment
 * @typedef {object} Settings
 * @property {string} baseUrl The service's address.
 * @property {string} portalAuthenticationKey Secret.
 * @property {string[]} secrets Those that notifications are signed with.
 */

/** @param {Settings} settings */
export function exampleServer({ baseUrl, portalAuthenticationKey, secrets }) {
  /** @type {Map<string, PortalPayment>} In earnest a table, with a unique key on `transactionId`. */
  const books = new Map();
  /** @type {{ transactionId: string, amount: number }[]} What was entered, in dollars: what comes in, less what goes back. */
  const journal = [];
  /** @type {Set<string>} Sessions of which nothing was heard yet. In earnest with a date: after two days forget them. */
  const open = new Set();

  /**
   * The only way into the books, and one transaction of the database in earnest. A payment may be told twice, and what was
   * told later may come first: `refundedAmount` never goes down, so it says which is the newer.
   *
   * @param {PortalPayment} payment
   */
  function book(payment) {
    const { transactionId, totalPaymentAmount, refundedAmount, sessionId } = payment;
    const known = books.get(transactionId);
    if (known && known.refundedAmount >= refundedAmount) return;
    if (!known) journal.push({ transactionId, amount: totalPaymentAmount });
    const refunded = refundedAmount - (known?.refundedAmount ?? 0);
    if (refunded > 0) journal.push({ transactionId, amount: -refunded });
    books.set(transactionId, payment);
    open.delete(sessionId);
  }

  /**
   * Asks the service, which knows.
   *
   * @param {string} sessionId
   */
  async function lookUp(sessionId) {
    const found = await findPortalTransactions({ baseUrl, portalAuthenticationKey, sessionId });
    for (const transaction of found) if (transaction.status !== 'Saved') book(transaction);
  }

  /**
   * @type {Record<
   *   string,
   *   ((body: string, headers: import('node:http').IncomingHttpHeaders) => Promise<unknown>) | undefined
   * >}
   */
  const routes = {
    /** The page asks for a session. In earnest behind your login. */
    async 'POST /session'() {
      const sessionId = await createPortalSession({ baseUrl, portalAuthenticationKey });
      open.add(sessionId);
      return { sessionId };
    },
    /** The page says that something happened. It is no proof: it only says where to look. */
    async 'POST /event'(body) {
      const { sessionId } = JSON.parse(body);
      if (open.has(sessionId)) await lookUp(sessionId);
    },
    /** The service says what happened, and proves who it is. */
    async 'POST /notifications'(body, headers) {
      const notification = verifyNotification(body, headers, secrets);
      if (notification.type === 'portal.paymentComplete' || notification.type === 'portal.paymentReversed')
        book(notification.data);
    },
    /** For what neither told: run it every few minutes. */
    async 'POST /look-up'() {
      for (const sessionId of open) await lookUp(sessionId);
    },
    async 'GET /journal'() {
      return journal;
    },
  };

  return createServer(async (request, response) => {
    const route = routes[`${request.method} ${request.url}`];
    try {
      // The raw text: a body that was parsed and written again has another signature.
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      const answer = await route?.(body, request.headers);
      response.writeHead(route ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(error instanceof NotificationError ? 400 : 502).end();
    }
  });
}
