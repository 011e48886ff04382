const environments = {
  jsdom: async () => new (await import('jsdom')).JSDOM('', { url: 'https://insurer.example' }).window,
  'happy-dom': async () => new (await import('happy-dom')).Window({ url: 'https://insurer.example' }),
};

/**
 * Sets the globals of a document without a browser, as Vitest and Jest do.
 *
 * @param {keyof typeof environments} name
 */
export async function enterDocument(name) {
  const window = await environments[name]();
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis) continue;
    const value = Reflect.get(window, key);
    const isMethod = typeof value === 'function' && !value.prototype;
    Object.defineProperty(globalThis, key, { value: isMethod ? value.bind(window) : value, configurable: true });
  }
  for (const key of ['window', 'document', 'Event', 'CustomEvent']) {
    Object.defineProperty(globalThis, key, { value: Reflect.get(window, key), configurable: true });
  }
}
