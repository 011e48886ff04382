/** Counts the listeners on the window and the document that come and do not go. */
export class ListenerCount {
  readonly #present = new Map<string, number>();
  readonly #ids = new Map<unknown, number>();
  readonly #add = EventTarget.prototype.addEventListener;
  readonly #remove = EventTarget.prototype.removeEventListener;

  start(): void {
    const add = this.#add;
    const remove = this.#remove;
    const note = this.#note.bind(this);
    EventTarget.prototype.addEventListener = function (...args) {
      note(this ?? window, args, 1);
      add.apply(this ?? window, args);
    };
    EventTarget.prototype.removeEventListener = function (...args) {
      note(this ?? window, args, 0);
      remove.apply(this ?? window, args);
    };
  }

  stop(): void {
    EventTarget.prototype.addEventListener = this.#add;
    EventTarget.prototype.removeEventListener = this.#remove;
  }

  get added(): number {
    return this.#present.size;
  }

  get left(): number {
    return Array.from(this.#present.values()).reduce((sum, one) => sum + one, 0);
  }

  #note(target: EventTarget, [type, listener, options]: Parameters<EventTarget['addEventListener']>, present: number) {
    if (target !== window && target !== document && target !== document.body) return;
    if (!this.#ids.has(listener)) this.#ids.set(listener, this.#ids.size);
    const capture = typeof options === 'object' ? options.capture === true : options === true;
    this.#present.set([target.constructor.name, type, this.#ids.get(listener), capture].join(), present);
  }
}
