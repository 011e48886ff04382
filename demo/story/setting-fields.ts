import { sandboxMerchants } from '../../mock-server/simulator/merchants.ts';
import { networkConditions } from '../sandbox/network.ts';
import { sessionKinds } from '../sandbox/sessions.ts';
import type { ModalKind, StoryValues } from '../stories/story.ts';
import { themes } from '../themes/themes.ts';

/** Something to be chosen besides the options. */
export interface SettingField {
  readonly name: Exclude<keyof StoryValues, 'options' | 'messages'>;
  readonly label: string;
  readonly hint?: string;
  /** The values, each with its label. */
  readonly choices: readonly (readonly [value: string, label: string])[];
}

/** What the page of the modal decides. */
export function pageFields({ methods }: ModalKind): readonly SettingField[] {
  return [
    { name: 'method', label: 'Operation', choices: Object.entries(methods).map(([name, { label }]) => [name, label]) },
    {
      name: 'form',
      label: 'Form of the interface',
      choices: [
        ['later', 'Later'],
        ['earlier', 'Earlier'],
      ],
    },
    {
      name: 'language',
      label: 'Language',
      choices: [
        ['en', 'English'],
        ['es', 'Spanish'],
      ],
    },
    { name: 'theme', label: 'Look', choices: labelled(themes) },
  ];
}

/** What the sandbox decides. */
export const sandboxFields: readonly SettingField[] = [
  { name: 'merchant', label: 'Merchant', choices: sandboxMerchants.map(({ key, name }) => [key, name]) },
  { name: 'network', label: 'Network', choices: labelled(networkConditions) },
  {
    name: 'session',
    label: 'Session',
    hint: 'sessionId: from your server, a new one for each operation.',
    choices: Object.entries(sessionKinds),
  },
];

function labelled(entries: Readonly<Record<string, { readonly label: string }>>): SettingField['choices'] {
  return Object.entries(entries).map(([value, { label }]) => [value, label]);
}
