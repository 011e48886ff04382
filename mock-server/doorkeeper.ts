/** Why a request is turned away before anything is made of it. */
export interface TurnedAway {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
const mostAddressCharacters = 4_000;
const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Keeps pages of other origins out of the sandbox: under a name that was made to lead here (DNS rebinding), and from what
 * only the sandbox has, which anybody on this machine may use without a key. An IP address cannot be such a name.
 *
 * @param names The hosts besides `localhost` that the sandbox may be called by.
 */
export function turnAway({ method, url, headers }: Request, names: readonly string[]): TurnedAway | undefined {
  if (!methods.includes(method)) {
    const message = `The sandbox takes ${methods.join(', ')}.`;
    return { status: 405, code: 'MethodNotAllowed', message, headers: { Allow: methods.join(', ') } };
  }
  if (url.length > mostAddressCharacters) {
    return {
      status: 414,
      code: 'AddressTooLong',
      message: `The address has over ${mostAddressCharacters} characters.`,
    };
  }
  const host = headers.get('Host');
  // HTTP/1.0 names no host. No browser speaks it.
  if (host === null) return undefined;
  if (!isOwn(hostNameOf(host), names)) {
    const message = 'The sandbox is not called by this host name. HOST_NAMES takes more of them, with commas between.';
    return { status: 421, code: 'HostNotAllowed', message };
  }
  const origin = headers.get('Origin');
  if (url.includes('/sandbox/') && origin !== null && origin.replace(/^https?:\/\//, '') !== host) {
    const message = 'What only the sandbox has is not for pages of another origin. Call it from a server or a test.';
    return { status: 403, code: 'OriginNotAllowed', message };
  }
  return undefined;
}

function isOwn(name: string | undefined, names: readonly string[]): boolean {
  if (name === undefined) return false;
  return name === 'localhost' || name.endsWith('.localhost') || ipAddress.test(name) || names.includes(name);
}

/** `'LocalHost:4010' => 'localhost'`; undefined for what is no host. */
function hostNameOf(host: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host)) return undefined;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return undefined;
  }
}
