import type { JsonSchema } from '@valibot/to-json-schema';
import {
  companyFields,
  contactFields,
  individualFields,
  mailingAddressFields,
  partyFields,
  uploadFields,
  vendorFields,
} from '../src/adjuster/upload/upload-tables.ts';
import type { OptionRule, OptionTable } from '../src/options/option-table.ts';

/* An upload is read by tables and not by schemas, so its components come from these. */

const keys = ['ClaimsSessionKey', 'ClaimsAuthenticationKey'];
const withoutKeys = Object.fromEntries(Object.entries(uploadFields).filter(([name]) => !keys.includes(name)));

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const objects: Readonly<Record<string, string>> = {
  Address: 'UploadAddress',
  CompanyDetails: 'UploadCompany',
  ContactDetails: 'UploadContact',
  ExtendedParameters: 'UploadVendor',
  IndividualDetails: 'UploadIndividual',
};

const notes: Readonly<Record<string, string>> = {
  ClaimsSessionKey: 'From your session call.',
  ClaimsAuthenticationKey: 'Your secret key. Where it is sent, the session has to be yours.',
  TaxId: 'Stored, and never answered.',
  VendorRefNumber: 'Up to 15 characters.',
  DocumentUrl: 'Up to 250 characters; http or https.',
  ApprovalRole:
    'What a party does, by name or number. `ApprovalOnly` (1) approves or rejects and is not paid, `PaymentOnly` (2) ' +
    'chooses a method, `ApprovalAndPayment` (3) does both, `PaymentOnlyActionBypass` (4) is paid without doing anything.',
  PaymentMethodType:
    'How a party without an action is paid, by name or number. Checks only where the merchant allows them.',
  LinkDeliveryType: 'How a party gets its link; by e-mail where it is absent.',
  CompanyType: 'A policyholder or claimant that is a business, or a business that is paid for a service.',
  WebAccess: "Access to the company's prepaid-card self-service website.",
};

function valueOf(name: string, rule: OptionRule): JsonSchema {
  switch (rule.kind) {
    case 'amount':
      return ref('UploadAmount');
    case 'id':
      return ref('UploadId');
    case 'map':
      return ref('UploadParameters');
    case 'object':
      return ref(objects[name] ?? '');
    case 'list':
      return name === 'ApprovalRequestParties'
        ? { type: 'array', minItems: 1, maxItems: 10, items: ref('UploadParty') }
        : { type: ['array', 'null'], items: ref('UploadText') };
    case 'choice':
      return choiceOf(rule);
    default:
      return name === 'ClaimsSessionKey' ? { type: 'string', format: 'uuid' } : ref('UploadText');
  }
}

/** The names of a choice and their numbers. */
function choiceOf(rule: OptionRule): JsonSchema {
  const numbers = [...Array(10).keys()].filter((number) => 'value' in rule.read(number));
  return { enum: [...(rule.values ?? []), ...numbers, ...numbers.map(String), ...(rule.requiredBy ? [] : [null])] };
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The schema of an upload's object. Names begin with a small or a capital letter; unknown names are ignored. */
function objectOf(table: OptionTable, type: JsonSchema['type'], description = ''): JsonSchema {
  const required = Object.keys(table).filter((name) => table[name]?.requiredBy?.includes('upload'));
  return {
    ...(description ? { description } : {}),
    type,
    ...(required.length > 0
      ? { allOf: required.map((name) => ({ anyOf: [{ required: [small(name)] }, { required: [name] }] })) }
      : {}),
    properties: Object.fromEntries(
      Object.entries(table).flatMap(([name, rule]) => {
        const value = { ...valueOf(name, rule), ...(notes[name] ? { description: notes[name] } : {}) };
        return [
          [small(name), value],
          [name, value],
        ];
      }),
    ),
  };
}

const rules =
  "The parties' amounts add up to the total; at least one party is paid; no two have the same account. " +
  '`SinglePartyPayment` has exactly one.';

/** The components of an upload. */
export const uploadSchemas: Readonly<Record<string, JsonSchema>> = {
  UploadRequest: objectOf(uploadFields, 'object', `What an approval request is made of. ${rules}`),
  UploadFields: objectOf(withoutKeys, 'object', `An upload without the keys. ${rules}`),
  UploadParty: objectOf(
    partyFields,
    'object',
    'A party has a stored account, or details to create one from, or both: then the stored details are updated. What is ' +
      'absent in details stays as it is stored. PaymentAmount is 0 for `ApprovalOnly`; `PaymentOnlyActionBypass` needs ' +
      'PaymentMethodType, and Token where the method is a bank account or a card.',
  ),
  UploadAddress: objectOf(
    mailingAddressFields,
    ['object', 'null'],
    'Where a check is mailed; complete, or absent. Where it is absent a check goes to the stored address.',
  ),
  UploadCompany: objectOf(companyFields, ['object', 'null']),
  UploadContact: objectOf(contactFields, ['object', 'null'], 'A new contact is created where ContactId is absent.'),
  UploadIndividual: objectOf(individualFields, ['object', 'null']),
  UploadVendor: objectOf(vendorFields, ['object', 'null']),
  UploadParameters: {
    description: 'Texts by name.',
    type: ['object', 'null'],
    additionalProperties: ref('UploadText'),
  },
  UploadText: {
    description: 'Text, or a number that stands for it. `null` and blank mean absent.',
    type: ['string', 'number', 'null'],
  },
  UploadAmount: {
    description: "Dollars with at most two decimals, `'150.25'` or `150.25`.",
    type: ['string', 'number'],
  },
  UploadId: { type: ['integer', 'string', 'null'] },
};
