import { showColorScheme } from '../app/color-scheme.ts';
import { readAddressOnPhone } from '../front/choice.ts';
import { frontTextsIn } from '../front/front-texts.ts';
import { productIds, products, valuesOf } from '../front/products.ts';
import { StagedModal } from '../story/staged-modal.ts';

/* The page in the phone of the first page. The service worker answers it from the sandbox of the page around it. */

showColorScheme();
const { product, choice } = readAddressOnPhone(decodeURIComponent(location.hash.slice(1)));
const id = productIds.find((known) => known === product) ?? 'payment';
const values = valuesOf(id, choice);
const status = document.querySelector('#status');
document.documentElement.lang = choice.language;

const staged = new StagedModal({ requestUpdate: () => undefined }, products[id].section.modal, {}, ({ code }) => {
  if (code.endsWith('.unload')) frameElement?.dispatchEvent(new Event('demo-phone-done'));
});
document.querySelector('main')?.append(staged.container);
staged.dress(values);
if (status) status.textContent = frontTextsIn(choice.language).texts.opening;
try {
  staged.open(values, await staged.prepare(values));
  if (status) status.textContent = '';
} catch (error) {
  if (status) status.textContent = error instanceof Error ? error.message : String(error);
}
