import type { FramedModal } from '../../frame/host/framed-modal.ts';
import { sharedPage } from '../../jquery/shared-page.ts';

/**
 * Has the document for a modal loaded from the service that a script of the page offers it with. A script fetches the
 * module of its modal when somebody is about to use that: the document is wanted next.
 */
export function preloadOffered(tag: string): void {
  const plugins = Object.values(sharedPage()?.plugins ?? {});
  const offer = plugins.flatMap((plugin) => plugin?.modals ?? []).find(({ table }) => table.tag === tag);
  if (!offer) return;
  const element = document.createElement(tag) as Partial<FramedModal>;
  element.baseUrl = offer.defaults.baseUrl ?? '';
  // The page may have an element of this name that is not in a frame.
  element.preload?.();
}
