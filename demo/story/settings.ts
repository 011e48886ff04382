import { locales } from '../../src/messages/languages.ts';
import { requestStages } from '../sandbox/approval-stages.ts';
import { networksOf } from '../sandbox/network.ts';
import { sessionKinds } from '../sandbox/sandbox-client.ts';
import type { ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themeNames, themes } from '../themes/themes.ts';

export interface Setting {
  readonly name: Exclude<keyof StoryValues, 'options' | 'locked' | 'messages' | 'upload'>;
  readonly label: string;
  readonly hint?: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** `'es' => 'Spanish'` */
export function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function labelsOf<Name extends string>(names: readonly Name[], label: (name: Name) => string = String) {
  return Object.fromEntries(names.map((name) => [name, label(name)]));
}

export function pageSettings({ methods, methodOption, plugin }: ModalKind): readonly Setting[] {
  const method: Setting = { name: 'method', label: 'Operation', choices: labelsOf(Object.keys(methods)) };
  const form: Setting = { name: 'form', label: 'Event format', choices: { later: 'Current', earlier: 'Earlier' } };
  return [
    ...(methodOption === undefined ? [method] : []),
    ...(plugin === 'portal' ? [form] : []),
    { name: 'language', label: 'Language', choices: labelsOf(Object.keys(locales), nameOf) },
    { name: 'theme', label: 'Theme', choices: labelsOf(themeNames, (name) => themes[name].label) },
  ];
}

export function sandboxSettings({ tag, sandbox, sessionOption }: ModalKind, values: StoryValues): readonly Setting[] {
  const merchants = sandbox.merchants.map(({ key, name }) => [key, name]);
  const session = `${sessionOption}: from your server, a new one for each operation.`;
  const stage: Setting = {
    name: 'stage',
    label: 'Request',
    hint: 'The sandbox creates this request before the modal opens, unless you give an approvalRequestId below.',
    choices: requestStages,
  };
  return [
    { name: 'merchant', label: 'Merchant', choices: Object.fromEntries(merchants) as Setting['choices'] },
    { name: 'network', label: 'Network', choices: networksOf(tag) },
    { name: 'session', label: 'Session', hint: session, choices: sessionKinds },
    ...(sandbox.takesUploads && values.method === 'manageApprovalRequest' ? [stage] : []),
  ];
}
