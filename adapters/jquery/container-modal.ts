import { showProgress } from '../../components/shared/progress.ts';
import type { ContainerModal, ModalElement, ModalInstance, ModalOffer, Plugin } from './shared-page.ts';

type Operations = Record<string, ((options: unknown) => void) | undefined>;

export function createContainerModal(container: Element, plugin: Plugin): ContainerModal {
  const { name, page, modals } = plugin;
  const elements: Record<string, ModalElement | undefined> = {};
  const settings = Object.create(null) as Record<string, unknown>;
  let isDestroyed = false;
  let latest = modals[0];

  const instance: ModalInstance = {
    destroy,
    get element() {
      return latest && elementOf(latest)?.place();
    },
  };
  const self: ContainerModal = { container, plugin, instance, settings, configure, extend, run, fail };
  return self;

  function configure(more: object): void {
    Object.keys(more).forEach((setting) => (settings[setting] = (more as Record<string, unknown>)[setting]));
    Object.keys(elements).forEach((tag) => elements[tag]?.configure(settings));
  }

  function extend(modal: ModalOffer): void {
    const operations = instance as unknown as Operations;
    Object.keys(modal.table.methods).forEach((method) => {
      // Own functions instead of methods, because pages pass them on without their object.
      operations[method] ??= (options) => {
        latest = modal;
        run(modal, (element) => element.call(method, options));
      };
    });
  }

  function run(modal: ModalOffer, action: (element: ModalElement) => void): void {
    if (isDestroyed) throw new TypeError(`Destroyed. Call $(container).${name}() again.`);
    if (!isSupported()) {
      fail(modal, 'This browser is too old.', 'browser');
      return;
    }
    const element = elementOf(modal);
    if (element) {
      action(element);
    } else {
      // Stays undefined if an element of the page hides `document.createElement`.
      let endProgress: (() => void) | undefined;
      // Some pages bring their own promises, which have only `then`.
      const loading = new Promise((resolve, reject) => {
        endProgress = showProgress(document.documentElement.lang, reject, '');
        plugin.load(modal, container).then(resolve, reject);
      });
      loading.then(
        () => {
          endProgress?.();
          if (!isDestroyed) run(modal, action);
        },
        (cause: unknown) => {
          endProgress?.();
          if (!isDestroyed) fail(modal, `The modal could not be loaded. ${String(cause)}`, 'script');
        },
      );
    }
  }

  function fail({ table, defaults }: ModalOffer, text: string, subject: string): void {
    const detail = table.describeError(text, subject, self.settings.form ?? defaults.form);
    page.raise([container], `${name}.error`, detail);
  }

  function elementOf(modal: ModalOffer): ModalElement | undefined {
    const { tag } = modal.table;
    const create = plugin.loaded(modal);
    if (create && !elements[tag]) elements[tag] = create(self, modal);
    return elements[tag];
  }

  function destroy(): void {
    isDestroyed = true;
    Object.keys(elements).forEach((tag) => elements[tag]?.release());
    plugin.forget(container);
  }
}

/** Whether the elements work in this browser. `AbortSignal.timeout` is the newest feature that they need. */
export function isSupported(): boolean {
  return 'timeout' in Object((window as Partial<typeof globalThis>).AbortSignal);
}
