import { locales } from '../../src/messages/languages.ts';
import { networksOf } from '../sandbox/network.ts';
import { requestStages } from '../sandbox/request-stages.ts';
import { sessionKinds } from '../sandbox/session-kinds.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import { camelCase } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes } from '../themes/themes.ts';

/** Something to be chosen besides the options. */
export interface SettingField {
  readonly name: Exclude<keyof StoryValues, 'options' | 'messages' | 'upload'>;
  readonly label: string;
  readonly hint?: string;
  /** The values, each with its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** The settings that the modal's page decides on. */
export function pageFields(modal: ModalKind): readonly SettingField[] {
  return [
    ...(modal.methodOption === undefined ? [operations(modal)] : []),
    ...(modal.hasForms ? [forms] : []),
    ...(modal.sessionOption === camelCase(modal.sessionOption) ? [] : [names(modal)]),
    { name: 'language', label: 'Language', choices: Object.keys(locales).map((code) => [code, nameOf(code)]) },
    { name: 'theme', label: 'Look', choices: Object.entries(themes).map(([name, { label }]) => [name, label]) },
  ];
}

/** `'es' => 'Spanish'` */
export function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function operations({ methods }: ModalKind): SettingField {
  return {
    name: 'method',
    label: 'Operation',
    choices: Object.entries(methods).map(([name, { label }]) => [name, label]),
  };
}

const forms: SettingField = {
  name: 'form',
  label: 'Format of events',
  choices: [
    ['later', 'Current'],
    ['earlier', 'Earlier'],
  ],
};

function names({ sessionOption }: ModalKind): SettingField {
  return {
    name: 'names',
    label: 'Option names',
    choices: [
      ['listed', `As documented: ${sessionOption}`],
      ['camelCase', `With a small first letter: ${camelCase(sessionOption)}`],
    ],
  };
}

const stages: SettingField = {
  name: 'stage',
  label: 'Request',
  hint: 'The sandbox brings it there before the modal opens. An approvalRequestId below names another one.',
  choices: Object.entries(requestStages),
};

/** The settings that the sandbox decides on. */
export function sandboxFields(
  { tag, sandbox, sessionOption }: ModalKind,
  values: StoryValues,
): readonly SettingField[] {
  return [
    { name: 'merchant', label: 'Merchant', choices: sandbox.merchants.map(({ key, name }) => [key, name]) },
    { name: 'network', label: 'Network', choices: networksOf(tag) },
    {
      name: 'session',
      label: 'Session',
      hint: `${sessionOption}: from your server, a new one for each operation.`,
      choices: Object.entries(sessionKinds),
    },
    ...(sandbox.takesUploads && values.method === 'manageApprovalRequest' ? [stages] : []),
  ];
}
