import { languageCode, type Language } from '../../src/messages/languages.ts';

/** In all languages: these may be what is being fetched. */
const words: Readonly<Record<Language, string> & Partial<Record<string, string>>> = {
  en: 'Loading…',
  es: 'Cargando…',
  fr: 'Chargement…',
  ko: '로딩 중…',
  vi: 'Đang tải…',
  zh: '加载中…',
};

/** Most of what is fetched is there by then, and nothing is shown. In milliseconds. */
const delay = 300;

/**
 * Shows that something is being fetched that a person waits for. A native dialog, so that nothing of the page is pressed
 * meanwhile, and as small as that: script loaders have it.
 *
 * @param tag The language of the page: `es-US`.
 * @param onCancel The person gives it up, by Escape or Android's back.
 * @param button What else is in it, or nothing.
 * @returns what ends it.
 */
export function showProgress(tag: string, onCancel: (reason: string) => void, button: Node | string): () => void {
  const dialog = document.createElement('dialog');
  const timer = setTimeout(() => {
    dialog.append(words[languageCode(tag)] ?? words.en, button);
    // Whatever the page says of its own dialogs, it is seen.
    dialog.style.cssText = 'all:revert';
    dialog.oncancel = () => onCancel('It was canceled.');
    document.documentElement.appendChild(dialog);
    dialog.showModal?.();
  }, delay);
  return () => {
    clearTimeout(timer);
    // Gives the focus back, which the modal is to find where it was.
    if (dialog.open) dialog.close();
    dialog.remove();
  };
}
