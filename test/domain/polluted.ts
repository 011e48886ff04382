/** Reads with a property that an old script has given to all objects. */
export function readPolluted<Value>(name: string, value: unknown, read: () => Value): Value {
  Object.defineProperty(Object.prototype, name, { value, configurable: true });
  try {
    return read();
  } finally {
    Reflect.deleteProperty(Object.prototype, name);
  }
}
