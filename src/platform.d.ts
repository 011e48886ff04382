/* The parts of the web platform that `src` uses and that browsers and Node share. Everything else is passed in. */

interface RequestInit {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly credentials?: 'omit';
  readonly cache?: 'no-store';
  readonly redirect?: 'error';
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare const AbortController: new () => AbortController;

declare const AbortSignal: {
  timeout(milliseconds: number): AbortSignal;
  any(signals: readonly AbortSignal[]): AbortSignal;
};

declare function structuredClone(value: unknown): unknown;
