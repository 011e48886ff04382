import { adoptStyles, render, type CSSResultOrNative } from 'lit';
import { dialogTemplate } from './dialog-template.ts';
import type { ModalFlow } from './modal-flow.ts';

const nothing = (): void => undefined;

/** Opens a flow invisibly: its window is laid out in the page and removed before it is painted. */
export async function rehearse(flow: ModalFlow, styles: CSSResultOrNative[]): Promise<void> {
  const stage = document.createElement('div');
  const root = stage.attachShadow({ mode: 'open' });
  adoptStyles(root, styles);
  const show = (): void => {
    render(dialogTemplate({ flow, content: flow.content(), question: nothing }), root);
  };
  show();
  await flow.open();
  show();
  const dialog = root.querySelector('dialog');
  dialog?.toggleAttribute('open', true);
  document.body.append(stage);
  dialog?.getBoundingClientRect();
  stage.remove();
}
