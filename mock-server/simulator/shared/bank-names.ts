/** The sandbox's directory: well-known banks by routing number. Other numbers are valid, too. */
const banks: ReadonlyMap<string, string> = new Map([
  ['011401533', 'Citizens Bank'],
  ['021000021', 'JPMorgan Chase Bank'],
  ['021000089', 'Citibank'],
  ['026009593', 'Bank of America'],
  ['031176110', 'Capital One'],
  ['031201360', 'TD Bank'],
  ['042000314', 'Fifth Third Bank'],
  ['043000096', 'PNC Bank'],
  ['091000022', 'U.S. Bank'],
  ['111000025', 'Bank of America'],
  ['121000248', 'Wells Fargo Bank'],
  ['122105278', 'Wells Fargo Bank'],
  ['124003116', 'Ally Bank'],
  ['256074974', 'Navy Federal Credit Union'],
  ['314074269', 'USAA Federal Savings Bank'],
  ['322271627', 'JPMorgan Chase Bank'],
]);

export function bankName(routingNumber: string): string | null {
  return banks.get(routingNumber) ?? null;
}
