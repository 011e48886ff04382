// node page.mjs FOLDER: serves the page in a folder at http://localhost:8080, and creates its sessions in the sandbox.
// Start the sandbox first: npx payment-modals-sandbox
// Use it to try a page before your server has `/session`. In production, protect that endpoint with your login.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const { PORT = '8080', SERVICE_URL = 'http://127.0.0.1:4010' } = process.env;
const { PORTAL_AUTHENTICATION_KEY = '10000000-0000-4000-8000-000000000001' } = process.env;
const [, , folder = '.'] = process.argv;

// In production, the bill of the person who is logged in. The page cannot change it.
const bill = {
  paymentCategory: 'CreditCard',
  feeContext: 'PaymentWithFee',
  amountContext: 'AmountDueOnly',
  minAmountDue: '107.98',
  accountBalance: '430.00',
  clientReferenceData1: 'POL-1002003',
};

/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css' };

async function createSession() {
  const { SessionKey, OptionsFixed, ResponseMessage } = await fetch(`${SERVICE_URL}/GenericModal/SessionKey/Create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ PortalAuthenticationKey: PORTAL_AUTHENTICATION_KEY, Options: bill }),
  })
    .then((answer) => answer.json())
    .catch(() => {
      throw new Error(`No sandbox at ${SERVICE_URL}: start it with npx payment-modals-sandbox`);
    });
  if (!SessionKey || !OptionsFixed) throw new Error(ResponseMessage ?? 'The service did not confirm the options.');
  return SessionKey;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const body = pathname === '/session' ? await createSession() : await readFile(join(folder, file));
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(body);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    response.writeHead(pathname === '/session' ? 502 : 404).end();
  }
});

server.listen(Number(PORT), 'localhost', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://localhost:${address.port}`);
});
