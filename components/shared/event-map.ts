export type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : '';

/** The name of an event that every template can write: `portal-payment-complete` for `portal.paymentComplete`. */
type TemplateName<Code> = Code extends `${infer Namespace}.${infer Name}` ? `${Namespace}-${Dashed<Name>}` : never;

export type EventMap<Details> = { [Code in keyof Details as Code | TemplateName<Code>]: CustomEvent<Details[Code]> };
