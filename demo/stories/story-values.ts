import type { Language } from '../../src/messages/languages.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import type { RequestStage } from '../sandbox/approval-stages.ts';
import type { NetworkName } from '../sandbox/network.ts';
import type { SessionKind } from '../sandbox/sandbox-client.ts';
import type { ThemeName } from '../themes/themes.ts';
import type { OptionTexts } from './option-texts.ts';

export interface StoryValues {
  /** One of the operations of the modal; empty if an option selects the operation. */
  readonly method: string;
  readonly merchant: string;
  readonly session: SessionKind;
  readonly network: NetworkName;
  readonly form: InterfaceVersion;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly options: OptionTexts;
  readonly locked?: OptionTexts;
  /** Shows the form as a part of the page instead of in a window. */
  readonly display?: 'inline';
  readonly messages?: Readonly<Record<string, string>>;
  /** The upload of the page's server, as JSON text; empty if the server uploads nothing. */
  readonly upload?: string;
  readonly stage?: RequestStage;
}
