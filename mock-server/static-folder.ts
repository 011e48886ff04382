import { staticMiddleware } from 'srvx/static';

export interface StaticFolderOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly cachingOf?: (path: string) => string;
  readonly fileOf?: (path: string) => string;
  readonly prepare?: (() => Promise<unknown>) | undefined;
  readonly missing: string;
}

/** Serves the files of a folder under a path. Files outside the folder cannot be reached. */
export function staticFolder(path: RegExp, folder: string, options: StaticFolderOptions) {
  const { headers = {}, type, cachingOf, fileOf = (asked) => asked, prepare, missing } = options;
  const serve = staticMiddleware({ dir: folder, dotfiles: false, compress: false });
  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const [under] = path.exec(url.pathname) ?? [];
    if (under === undefined) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text(405, 'Files are read with GET.', { Allow: 'GET' });
    await prepare?.();
    const asked = url.pathname.slice(under.length);
    const inFolder = new Request(new URL(`/${fileOf(asked)}`, url), request);
    const streamed = await serve(inFolder, () => text(404, missing));
    const { status } = streamed;
    const all = new Headers({ ...Object.fromEntries(streamed.headers), ...headers });
    if (type && status < 400) all.set('Content-Type', type);
    if (cachingOf && status < 400) all.set('Cache-Control', cachingOf(asked));
    // Reads the whole file: Node 22 ends the process if a client disconnects while a file is streamed.
    const body = status === 304 ? null : await streamed.arrayBuffer();
    return new Response(body, { status, headers: all });
  };
}

function text(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
