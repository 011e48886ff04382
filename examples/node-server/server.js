// An insurer's server that books each payment exactly once. It learns of a payment from the page's event, from a notification
// or by looking it up. All three call one function, `book`.
import { createServer } from 'node:http';
import {
  createPortalSession,
  findPortalTransactions,
  NotificationError,
  verifyNotification,
} from 'payment-modals/node.js';

/**
 * @typedef {import('payment-modals/node.js').PortalPayment} PortalPayment
 * @typedef {import('payment-modals/node.js').LookUp} LookUp
 * @typedef {object} Settings
 * @property {string} baseUrl The service's address.
 * @property {string} portalAuthenticationKey Secret.
 * @property {string[]} secrets Those that notifications are signed with.
 */

/** More than any call needs: longer bodies are refused. */
const longestBody = 64 * 1024;

/** @type {import('payment-modals/node.js').PortalSessionOptions} The bill. In production, read it from your database. */
const bill = {
  feeContext: 'PaymentWithFee',
  amountContext: 'AmountDueOnly',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-1002003',
};

/** What a caller did wrong. Its text repeats nothing of what was sent. */
class RequestError extends Error {
  status = 400;
}

/** @param {Settings} settings */
export function exampleServer({ baseUrl, portalAuthenticationKey, secrets }) {
  /** @type {Map<string, PortalPayment>} In production a table with a unique key on `transactionId`. */
  const books = new Map();
  /** @type {{ transactionId: string, amount: number }[]} The entries, in whole cents: payments, and refunds as negative amounts. */
  const journal = [];
  /** @type {Set<string>} Sessions without a result. In production, store a date and forget them after two days. */
  const open = new Set();

  /**
   * Enters a payment. In production, use one database transaction that locks the payment's row before it reads it. Reports
   * can arrive twice and in any order. `refundedAmount` never goes down, so it tells which report is newer.
   *
   * @param {PortalPayment} payment
   */
  function book(payment) {
    const { transactionId, totalPaymentAmount, refundedAmount, sessionId } = payment;
    const known = books.get(transactionId);
    if (known && known.refundedAmount >= refundedAmount) return;
    if (!known) journal.push({ transactionId, amount: toCents(totalPaymentAmount) });
    const refunded = toCents(refundedAmount) - toCents(known?.refundedAmount ?? 0);
    if (refunded > 0) journal.push({ transactionId, amount: -refunded });
    books.set(transactionId, payment);
    open.delete(sessionId);
  }

  /** @param {LookUp} what */
  async function lookUp(what) {
    const found = await findPortalTransactions({ baseUrl, portalAuthenticationKey, ...what });
    for (const transaction of found) if ('transactionId' in transaction) book(transaction);
  }

  /** @param {LookUp[]} all A look-up that fails is repeated the next time. */
  async function lookUpEach(all) {
    for (const what of all) await lookUp(what).catch(log);
  }

  /** @typedef {(body: string, headers: import('node:http').IncomingHttpHeaders) => Promise<unknown>} Route */

  /** @type {Record<string, Route | undefined>} */
  const routes = {
    /** The page asks for a session. In production, protect this endpoint with your login. */
    async 'POST /session'() {
      const sessionId = await createPortalSession({ baseUrl, portalAuthenticationKey, options: bill });
      open.add(sessionId);
      return { sessionId };
    },
    /** The page reports an event. That proves nothing, so the server looks it up. */
    async 'POST /event'(body) {
      const sessionId = sessionIn(body);
      if (open.has(sessionId)) await lookUp({ sessionId });
    },
    /** The service reports a payment, and its signature proves that. */
    async 'POST /notifications'(body, headers) {
      const notification = verifyNotification(body, headers, secrets);
      if (notification.type === 'portal.paymentComplete' || notification.type === 'portal.paymentReversed')
        book(notification.data);
    },
    /** Finds payments that neither reported. Run it every few minutes. */
    async 'POST /look-up'() {
      await lookUpEach([...open].map((sessionId) => ({ sessionId })));
    },
    /** Finds voids and refunds without a notification. Run it after a long outage. */
    async 'POST /look-up/booked'() {
      await lookUpEach([...books.keys()].map((transactionId) => ({ transactionId })));
    },
    async 'GET /journal'() {
      return journal;
    },
  };

  return createServer(async (request, response) => {
    const route = routes[`${request.method} ${request.url}`];
    try {
      const answer = await route?.(await read(request), request.headers);
      response.writeHead(route ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    } catch (error) {
      log(error);
      response.writeHead(statusOf(error)).end();
    }
  });
}

/** @param {import('node:http').IncomingMessage} request The signature is that of the raw text. */
async function read(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= longestBody) chunks.push(chunk);
  }
  if (size > longestBody) throw Object.assign(new RequestError('The body is too long.'), { status: 413 });
  return Buffer.concat(chunks).toString();
}

/** @param {string} body */
function sessionIn(body) {
  try {
    return JSON.parse(body).sessionId;
  } catch {
    // The parser's error quotes the body.
    throw new RequestError('The body is no JSON with a sessionId.');
  }
}

/** @param {number} dollars Sums of dollars would not be exact: 0.1 + 0.2 is not 0.3. */
function toCents(dollars) {
  return Math.round(dollars * 100);
}

/** @param {unknown} error The errors of the library hold neither a key nor a body. */
function log(error) {
  console.error(error instanceof Error ? error.message : error);
}

/** @param {unknown} error */
function statusOf(error) {
  if (error instanceof RequestError) return error.status;
  return error instanceof NotificationError ? 400 : 502;
}
