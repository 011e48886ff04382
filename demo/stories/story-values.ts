import type { Language } from '../../src/messages/languages.ts';
import type { InterfaceVersion } from '../../src/payment/payment-options.ts';
import type { NetworkName } from '../sandbox/network.ts';
import type { RequestStage } from '../sandbox/request-stages.ts';
import type { SessionKind } from '../sandbox/session-kinds.ts';
import type { ThemeName } from '../themes/themes.ts';
import type { OptionTexts } from './option-texts.ts';

/** Everything that can be set on the page of a story. */
export interface StoryValues {
  /** One of the operations of the modal; left alone where an option decides. */
  readonly method: string;
  /** The authentication key of the merchant that sessions are made for. */
  readonly merchant: string;
  readonly session: SessionKind;
  readonly network: NetworkName;
  readonly form: InterfaceVersion;
  /** How the names of options are written: as the tables have them, or with a small first letter. */
  readonly names: 'listed' | 'camelCase';
  readonly language: Language;
  readonly theme: ThemeName;
  readonly options: OptionTexts;
  /** Options that the page's server fixes for the session. */
  readonly locked?: OptionTexts;
  /** Where it is shown, where that is not in a window. */
  readonly display?: 'inline';
  /** Texts of the insurer's own, by message key. */
  readonly messages?: Readonly<Record<string, string>>;
  /** The upload of the page's server, as JSON text; empty where it uploads nothing. */
  readonly upload?: string;
  /** How far the request has come that is managed. */
  readonly stage?: RequestStage;
}
