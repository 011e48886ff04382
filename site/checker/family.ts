import { operationNames } from './operations.ts';

export interface Family {
  /** Such as `acmePay`, for `$(c).acmePay()` and `acmePay.paymentComplete`. */
  readonly prefix: string;
  readonly name: 'portal' | 'claims';
}

const operation = `(?:${operationNames.join('|')})`;
const event = String.raw`(?:(?:payment|save)(?:Complete|Canceled)|approvalRequest\w+|involvedPartyEmailSent)`;
const data = String.raw`\.data\(\s*['"](?<prefix>\w+)['"]\s*\)`;

/** What only these modals have, whatever they are called: the codes of events, an operation's calls and buttons, scripts. */
const signs = [
  String.raw`['"\x60](?:[\w.-]+\s+)*(?<prefix>\w+)\.${event}(?=[\s'"\x60.])`,
  String.raw`<(?=[^>]*data-method=["']${operation})[^>]*data-toggle=["'](?<prefix>\w+)`,
  String.raw`${data}\s*\.${operation}\(`,
  String.raw`(?<holder>[\w$]+)\s*=[^;\n]*${data}[^]*?\b\k<holder>\.${operation}\(`,
  String.raw`\/GenericModal\w*\/(?:Cdn\/)?(?<prefix>[A-Za-z]\w*)(?=(?:\.min)?\.js\b|['"\x60])`,
  String.raw`\/Modal\/Cdn\/(?<prefix>\w+)(?=\.js\b|['\"\x60])`,
].map((sign) => new RegExp(sign, 'g'));

const claims = (prefix: string) =>
  String.raw`\b(?=${prefix})(?:\w*claim|\w+\.(?:approval|involved|canceled)|\w+['"][^>;]*(?:ClaimsModal|ApprovalRequest)\b)`;

export function familiesOf(page: string): readonly Family[] {
  const found = signs.flatMap((sign) => Array.from(page.matchAll(sign), ({ groups }) => groups?.prefix ?? ''));
  const prefixes = new Set(found.map((prefix) => prefix.charAt(0).toLowerCase() + prefix.slice(1)));
  return Array.from(prefixes)
    .filter((prefix) => prefix !== 'portal' && prefix !== 'claims')
    .map((prefix) => ({ prefix, name: new RegExp(claims(prefix), 'i').test(page) ? 'claims' : 'portal' }));
}

/** `'acmePay' => 'AcmePay'` */
export function capitalized(prefix: string): string {
  return prefix.charAt(0).toUpperCase() + prefix.slice(1);
}
