import type { JsonSchema } from '@valibot/to-json-schema';
import * as tables from '../src/adjuster/upload/upload-tables.ts';
import type { OptionRule, OptionTable } from '../src/options/option-table.ts';

/* Uploads are read by tables, so their components come from these tables. */

/** The words about uploads in openapi-source.yaml: descriptions of fields and components, by their names. */
export interface UploadWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly objects: Readonly<Record<string, string>>;
  /** Components that no table describes. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

const { ClaimsSessionKey, ClaimsAuthenticationKey, ...fieldsWithoutKeys } = tables.uploadFields;

const components: Readonly<Record<string, OptionTable>> = {
  UploadRequest: { ClaimsSessionKey, ClaimsAuthenticationKey, ...fieldsWithoutKeys },
  UploadFields: fieldsWithoutKeys,
  UploadParty: tables.partyFields,
  UploadAddress: tables.mailingAddressFields,
  UploadCompany: tables.companyFields,
  UploadContact: tables.contactFields,
  UploadIndividual: tables.individualFields,
  UploadVendor: tables.vendorFields,
};

const objects: Readonly<Record<string, string>> = {
  Address: 'UploadAddress',
  CompanyDetails: 'UploadCompany',
  ContactDetails: 'UploadContact',
  ExtendedParameters: 'UploadVendor',
  IndividualDetails: 'UploadIndividual',
};

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const named: Readonly<Record<string, string>> = { amount: 'UploadAmount', id: 'UploadId', map: 'UploadParameters' };

function valueOf(name: string, rule: OptionRule): JsonSchema {
  if (rule.kind === 'choice') return choiceOf(rule);
  if (name === 'ApprovalRequestParties') return { type: 'array', minItems: 1, maxItems: 10, items: ref('UploadParty') };
  if (rule.kind === 'list') return { type: ['array', 'null'], items: ref('UploadText') };
  if (name === 'ClaimsSessionKey') return { type: 'string', format: 'uuid' };
  return ref(named[rule.kind] ?? (rule.kind === 'object' ? objects[name] : undefined) ?? 'UploadText');
}

function choiceOf(rule: OptionRule): JsonSchema {
  const numbers = [...Array(10).keys()].filter((number) => 'value' in rule.read(number));
  return { enum: [...(rule.values ?? []), ...numbers, ...numbers.map(String), ...(rule.requiredBy ? [] : [null])] };
}

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
export const said = (description: string | undefined) => (description ? { description } : {});

/** The components of an upload. Names begin with a small or a capital letter; unknown names are ignored. */
export function uploadSchemas(words: UploadWords): Readonly<Record<string, JsonSchema>> {
  const schemaOf = (component: string, table: OptionTable): JsonSchema => {
    const required = Object.keys(table).filter((name) => table[name]?.requiredBy?.includes('upload'));
    const oneOf = required.map((name) => ({ anyOf: [{ required: [small(name)] }, { required: [name] }] }));
    const properties = Object.entries(table).flatMap(([name, rule]) => {
      const value = { ...valueOf(name, rule), ...said(words.fields[name]) };
      return [small(name), name].map((spelled) => [spelled, value]);
    });
    return {
      ...said(words.objects[component]),
      type: /Request|Fields|Party/.test(component) ? 'object' : ['object', 'null'],
      ...(oneOf.length > 0 ? { allOf: oneOf } : {}),
      properties: Object.fromEntries(properties),
    };
  };
  const described = Object.entries(components).map(([name, table]) => [name, schemaOf(name, table)]);
  return { ...Object.fromEntries(described), ...words.schemas };
}
