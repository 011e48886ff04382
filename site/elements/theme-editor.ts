import { html, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import ember from '../../themes/ember.css?raw';
import harborline from '../../themes/harborline.css?raw';
import highContrast from '../../themes/high-contrast.css?raw';
import slate from '../../themes/slate.css?raw';
import { tokens } from '../../components/shared/tokens.styles.ts';
import { codeBlock } from '../../demo/parts/code-block.ts';
import { PageElement } from '../../demo/parts/page-element.ts';
import { tooLittle } from '../theming/contrast.ts';
import { differences, readTheme, styleSheet, type Theme } from '../theming/theme.ts';

/** Themes to start from. */
const beginnings: Readonly<Record<string, string>> = {
  Default: tokens.cssText,
  Harborline: harborline,
  Slate: slate,
  Ember: ember,
  'High contrast': highContrast,
};

/** The brand colors come first. */
const labels: Readonly<Record<string, string>> = {
  accent: 'Accent: buttons, links, focus',
  'on-accent': 'Text on accent',
  surface: 'Dialog and inputs',
  'surface-quiet': 'Summaries',
  text: 'Text',
  'text-quiet': 'Hints',
  border: 'Input borders',
  'border-quiet': 'Dividers',
  error: 'Errors',
  'error-surface': 'Error background',
  success: 'Success',
};

const fonts: Readonly<Record<string, string>> = {
  'Font of the page': '',
  Serif: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  Rounded: "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, sans-serif",
  Humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
};

const own = readTheme(tokens.cssText);

type Side = 'light' | 'dark';

/** Edits a theme and shows it on the modal at once. */
export class ThemeEditor extends PageElement {
  @state() private theme: Theme = own;

  @state() private beginning = 'Default';

  @state() private side: Side = 'light';

  @state() private isShown = false;

  @query('iframe') private frame!: HTMLIFrameElement | null;

  readonly #sheet = document.createElement('style');

  protected override render(): TemplateResult {
    return html`<div class="editor">
      <form autocomplete="off" @submit=${(event: Event) => event.preventDefault()}>
        <div class="row">
          <label for="beginning">Start with</label>
          <select id="beginning" .value=${this.beginning} @change=${this.#onBeginning}>
            ${Object.keys(beginnings).map((name) => html`<option ?selected=${name === this.beginning}>${name}</option>`)}
          </select>
        </div>
        <fieldset>
          <legend>Colors, light and dark</legend>
          ${Object.entries(labels).map(([name, label]) => this.#renderColor(name, label))}
        </fieldset>
        <div class="row">
          <label for="radius">Corners: ${this.theme.radius ?? '0.5rem'}</label>
          <input
            id="radius"
            type="range"
            min="0"
            max="1.5"
            step="0.125"
            .value=${String(Number.parseFloat(this.theme.radius ?? '0.5'))}
            @input=${this.#onRadius}
          />
        </div>
        <div class="row">
          <label for="font">Font</label>
          <select id="font" @change=${this.#onFont}>
            ${Object.entries(fonts).map(
              ([name, family]) =>
                html`<option value=${family} ?selected=${family === (this.theme.fontFamily ?? '')}>${name}</option>`,
            )}
          </select>
        </div>
      </form>
      <div class="shown">
        <div class="row">
          ${(['light', 'dark'] as const).map(
            (side) =>
              html`<button type="button" aria-pressed=${this.side === side} @click=${() => this.#onSide(side)}>
                ${side === 'light' ? 'Light' : 'Dark'}
              </button>`,
          )}
        </div>
        ${
          this.isShown
            ? html`<iframe title="The payment modal in this theme" src="/preview.html" @load=${this.#dress}></iframe>`
            : html`<div class="cover">
                <button type="button" class="primary" @click=${() => (this.isShown = true)}>Show the modal</button>
              </div>`
        }
      </div>
      <div class="result">
        ${this.#renderContrast()} ${codeBlock(styleSheet(differences(this.theme, own)), 'Your style sheet')}
      </div>
    </div>`;
  }

  #renderColor(name: string, label: string): TemplateResult {
    return html`<div class="color">
      <span>${label}</span>
      ${(['light', 'dark'] as const).map(
        (side) =>
          html`<input
            type="color"
            aria-label="${label}, ${side}"
            .value=${this.theme[side][name] ?? '#000000'}
            @input=${(event: InputEvent) => this.#onColor(side, name, event)}
          />`,
      )}
    </div>`;
  }

  #renderContrast(): TemplateResult {
    const problems = (['light', 'dark'] as const).flatMap((side) =>
      tooLittle(this.theme[side]).map((pair) => ({ ...pair, side })),
    );
    return html`<div role="status">
      ${
        problems.length === 0
          ? html`<p class="good">All colors have enough contrast.</p>`
          : html`<p class="bad">Not enough contrast:</p>
              <ul>
                ${problems.map(
                  ({ front, back, side, contrast, least }) =>
                    html`<li>
                      <code>${front}</code> on <code>${back}</code>, ${side}: ${contrast.toFixed(2)} instead of ${least}
                    </li>`,
                )}
              </ul>`
      }
    </div>`;
  }

  protected override updated(): void {
    this.#dress();
  }

  /** The frame has the same origin, so its document can take the style sheet. */
  readonly #dress = (): void => {
    const document = this.frame?.contentDocument;
    if (!document?.querySelector('theme-preview')) return;
    this.#sheet.textContent = `${styleSheet(this.theme)}:root { color-scheme: ${this.side} }`;
    if (this.#sheet.ownerDocument !== document || !this.#sheet.isConnected) document.head.append(this.#sheet);
    document.documentElement.classList.toggle('dark', this.side === 'dark');
  };

  #onBeginning(event: Event): void {
    this.beginning = (event.target as HTMLSelectElement).value;
    this.theme = readTheme(beginnings[this.beginning] ?? '');
  }

  #onColor(side: Side, name: string, event: InputEvent): void {
    const { value } = event.target as HTMLInputElement;
    this.theme = { ...this.theme, [side]: { ...this.theme[side], [name]: value } };
  }

  #onRadius(event: InputEvent): void {
    this.theme = { ...this.theme, radius: `${(event.target as HTMLInputElement).value}rem` };
  }

  #onFont(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.theme = { ...this.theme, fontFamily: value === '' ? undefined : value };
  }

  #onSide(side: Side): void {
    this.side = side;
  }
}
