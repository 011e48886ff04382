import { languageOf } from '../../src/messages/languages.ts';
import { showColorScheme } from '../app/color-scheme.ts';
import { frontTextsIn } from '../front/front-texts.ts';
import { productIds, products, valuesOf } from '../front/products.ts';
import { messageOf } from '../sandbox/sandbox-client.ts';
import { StagedModal } from '../story/staged-modal.ts';
import { themeNames } from '../themes/themes.ts';

/* The page in the phone of the first page. The service worker answers it from the sandbox of the page around it. */

showColorScheme();
const wanted = new URLSearchParams(location.search);
const id = productIds.find((known) => known === wanted.get('id')) ?? 'payment';
const theme = themeNames.find((known) => known === wanted.get('theme')) ?? 'page';
const language = languageOf(wanted.get('language') ?? '');
const values = valuesOf(id, { theme, language });
const status = document.createElement('p');
status.role = 'status';
document.documentElement.lang = language;

const staged = new StagedModal(products[id].modal, ({ code }) => {
  if (code.endsWith('.unload')) frameElement?.dispatchEvent(new Event('demo-phone-done'));
});
document.body.append(status, staged.container);
staged.dress(values);
status.textContent = frontTextsIn(language).texts.opening;
try {
  staged.open(values, await staged.prepare(values));
  status.textContent = '';
} catch (error) {
  status.textContent = messageOf(error);
}
