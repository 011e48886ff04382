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
 * @typedef {import('payment-modals/node.js').LookUp} LookUp
 * @typedef {object} Settings
 * @property {string} baseUrl The service's address.
 * @property {string} portalAuthenticationKey Secret.
 * @property {string[]} secrets Those that notifications are signed with.
 */

/** More than any call needs: longer bodies are refused. */
const longestBody = 64 * 1024;

/** What a caller did wrong. Its text repeats nothing of what was sent. */
class RequestError extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** @param {Settings} settings */
export function exampleServer({ baseUrl, portalAuthenticationKey, secrets }) {
  /** @type {Map<string, PortalPayment>} In earnest a table, with a unique key on `transactionId`. */
  const books = new Map();
  /** @type {{ transactionId: string, amount: number }[]} What was entered, in whole cents: what comes in, less what goes back. */
  const journal = [];
  /** @type {Set<string>} Sessions of which nothing was heard yet. In earnest with a date: after two days forget them. */
  const open = new Set();

  /**
   * The only way into the books. In earnest it is one transaction of the database, which locks the payment's row before it
   * reads it: two refunds that come at once would each be entered against what was known before both. A payment may be told
   * twice, and what was told later may come first: `refundedAmount` never goes down, so it says which is the newer.
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

  /**
   * Asks the service, which knows.
   *
   * @param {LookUp} what
   */
  async function lookUp(what) {
    const found = await findPortalTransactions({ baseUrl, portalAuthenticationKey, ...what });
    for (const transaction of found) if ('transactionId' in transaction) book(transaction);
  }

  /**
   * One that fails is for the next time, and keeps no other from being looked up.
   *
   * @param {LookUp[]} all
   */
  async function lookUpEach(all) {
    for (const what of all) {
      try {
        await lookUp(what);
      } catch (error) {
        log(error);
      }
    }
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
      const sessionId = sessionIn(body);
      if (open.has(sessionId)) await lookUp({ sessionId });
    },
    /** The service says what happened, and proves who it is. */
    async 'POST /notifications'(body, headers) {
      const notification = verifyNotification(body, headers, secrets);
      if (notification.type === 'portal.paymentComplete' || notification.type === 'portal.paymentReversed')
        book(notification.data);
    },
    /** For what neither told: run it every few minutes. */
    async 'POST /look-up'() {
      await lookUpEach([...open].map((sessionId) => ({ sessionId })));
    },
    /** For voids and refunds whose notification was given up: run it after an outage that was longer than its tries. */
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

/**
 * The raw text: a body that was parsed and written again has another signature. One that is too long is read to its end, and
 * not kept, so that the answer arrives.
 *
 * @param {import('node:http').IncomingMessage} request
 */
async function read(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= longestBody) chunks.push(chunk);
  }
  if (size > longestBody) throw new RequestError(413, `A body has at most ${longestBody} bytes.`);
  return Buffer.concat(chunks).toString();
}

/** @param {string} body */
function sessionIn(body) {
  try {
    return JSON.parse(body).sessionId;
  } catch {
    // The parser's error quotes the body.
    throw new RequestError(400, 'The body is no JSON with a sessionId.');
  }
}

/** @param {number} dollars Sums of dollars as they are would not be exact: 0.1 + 0.2 is not 0.3. */
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
