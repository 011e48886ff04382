import { html, LitElement, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import ember from '../../themes/ember.css?raw';
import harborline from '../../themes/harborline.css?raw';
import highContrast from '../../themes/high-contrast.css?raw';
import slate from '../../themes/slate.css?raw';
import labels from './theme-labels.json' with { type: 'json' };
import { tokens } from '../../components/shared/tokens.styles.ts';
import { tooLittle } from '../theming/contrast.ts';
import { colorsOf, differences, readTheme, styleSheet, type Side, type Theme } from '../theming/theme.ts';

const beginnings: Readonly<Record<string, string>> = {
  Default: tokens.cssText,
  Harborline: harborline,
  Slate: slate,
  Ember: ember,
  'High contrast': highContrast,
};

const own = readTheme(tokens.cssText);
const sides: readonly Side[] = ['light', 'dark'];

export class ThemeEditor extends LitElement {
  @state() private theme: Theme = own;
  @state() private side: Side = 'light';
  @state() private isShown = false;
  @query('iframe') private frame!: HTMLIFrameElement | null;

  readonly #sheet = document.createElement('style');

  /** The style sheet of the site applies. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<div class="editor">
      <form autocomplete="off">
        <label for="beginning">Start with</label>
        <select id="beginning" @change=${this.#onBeginning}>
          ${Object.keys(beginnings).map((name) => html`<option>${name}</option>`)}
        </select>
        ${Object.entries(labels).map(([name, label]) => this.#renderColor(name, label))}
      </form>
      <div>
        ${sides.map(
          (side) =>
            html`<button type="button" aria-pressed=${this.side === side} @click=${() => (this.side = side)}>
              ${side === 'light' ? 'Light' : 'Dark'}
            </button> `,
        )}
        ${
          this.isShown
            ? html`<iframe title="The payment modal in this theme" src="/preview.html" @load=${this.#dress}></iframe>`
            : html`<div class="cover">
                <button type="button" @click=${() => (this.isShown = true)}>Show the modal</button>
              </div>`
        }
      </div>
      <div class="result">
        ${this.#renderContrast()}
        <pre role="group" aria-label="Your style sheet" tabindex="0">${styleSheet(differences(this.theme, own))}</pre>
      </div>
    </div>`;
  }

  #renderColor(name: string, label: string): TemplateResult {
    return html`<div class="color">
      <span>${label}</span>
      ${sides.map(
        (side) =>
          html`<input
            type="color"
            aria-label="${label}, ${side}"
            .value=${colorsOf(this.theme, side)[name] ?? '#000000'}
            @input=${(event: InputEvent) => this.#onColor(side, name, event)}
          />`,
      )}
    </div>`;
  }

  #renderContrast(): TemplateResult {
    const problems = sides.flatMap((side) =>
      tooLittle(colorsOf(this.theme, side)).map(
        ({ front, back, contrast, least }) =>
          html`<li>
            <code>${front}</code> on <code>${back}</code>, ${side}: ${contrast.toFixed(2)} instead of ${least}
          </li>`,
      ),
    );
    return html`<div role="status">
      ${
        problems.length === 0
          ? html`<p class="good">All colors have enough contrast.</p>`
          : html`<p class="bad">Not enough contrast:</p>
              <ul>
                ${problems}
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
    this.theme = readTheme(beginnings[(event.target as HTMLSelectElement).value] ?? '');
  }

  #onColor(side: Side, name: string, event: InputEvent): void {
    const { value } = event.target as HTMLInputElement;
    const [light, dark] = sides.map((one) => (one === side ? value : colorsOf(this.theme, one)[name]));
    this.theme = { ...this.theme, [`color-${name}`]: `light-dark(${light ?? ''}, ${dark ?? ''})` };
  }
}
