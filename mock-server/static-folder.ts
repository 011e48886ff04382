import { staticMiddleware } from 'srvx/static';

export interface StaticFolderOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** What is said where a file is missing. */
  readonly missing: string;
}

/** Serves the files of a folder under a path that ends in a slash. What lies outside the folder cannot be reached. */
export function staticFolder(path: string, folder: string, { headers = {}, missing }: StaticFolderOptions) {
  const serve = staticMiddleware({ dir: folder, dotfiles: false, compress: false });
  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(path)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return text(405, 'Files are read with GET.', { Allow: 'GET' });
    const { method, headers: asked, signal } = request;
    const inFolder = new Request(new URL(`/${url.pathname.slice(path.length)}`, url), {
      method,
      headers: asked,
      signal,
    });
    const response = await serve(inFolder, () => text(404, missing));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

function text(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${message}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
