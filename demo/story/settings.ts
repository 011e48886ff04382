import { locales } from '../../src/messages/languages.ts';
import { requestStages } from '../sandbox/approval-stages.ts';
import { networksOf } from '../sandbox/network.ts';
import { sessionKinds } from '../sandbox/sandbox-client.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import { camelCase } from '../stories/option-texts.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes } from '../themes/themes.ts';

/** A choice besides the options. */
export interface Setting {
  readonly name: Exclude<keyof StoryValues, 'options' | 'locked' | 'messages' | 'upload'>;
  readonly label: string;
  readonly hint?: string;
  /** The values, each with its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** `'es' => 'Spanish'` */
export function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** The settings of the page around the modal. */
export function pageSettings({ methods, methodOption, hasForms, sessionOption }: ModalKind): readonly Setting[] {
  const method: Setting = { name: 'method', label: 'Operation', choices: Object.keys(methods).map((it) => [it, it]) };
  const form: Setting = {
    name: 'form',
    label: 'Format of events',
    choices: [
      ['later', 'Current'],
      ['earlier', 'Earlier'],
    ],
  };
  const names: Setting = {
    name: 'names',
    label: 'Option names',
    choices: [
      ['listed', `As documented: ${sessionOption}`],
      ['camelCase', `With a small first letter: ${camelCase(sessionOption)}`],
    ],
  };
  return [
    ...(methodOption === undefined ? [method] : []),
    ...(hasForms ? [form] : []),
    ...(sessionOption === camelCase(sessionOption) ? [] : [names]),
    { name: 'language', label: 'Language', choices: Object.keys(locales).map((code) => [code, nameOf(code)]) },
    { name: 'theme', label: 'Look', choices: Object.entries(themes).map(([name, { label }]) => [name, label]) },
  ];
}

/** The settings of the sandbox behind the modal. */
export function sandboxSettings({ tag, sandbox, sessionOption }: ModalKind, values: StoryValues): readonly Setting[] {
  const stage: Setting = {
    name: 'stage',
    label: 'Request',
    hint: 'The sandbox brings it there before the modal opens. An approvalRequestId below names another one.',
    choices: Object.entries(requestStages),
  };
  return [
    { name: 'merchant', label: 'Merchant', choices: sandbox.merchants.map(({ key, name }) => [key, name]) },
    { name: 'network', label: 'Network', choices: networksOf(tag) },
    {
      name: 'session',
      label: 'Session',
      hint: `${sessionOption}: from your server, a new one for each operation.`,
      choices: Object.entries(sessionKinds),
    },
    ...(sandbox.takesUploads && values.method === 'manageApprovalRequest' ? [stage] : []),
  ];
}
