const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];
const mostAddressCharacters = 4_000;
const ipAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Refuses unknown host names, to prevent DNS rebinding, and pages of other origins that call /sandbox/ endpoints, which
 * need no key. IP addresses and `localhost` are allowed.
 */
export function refuseForeignHost({ method, url, headers }: Request, names: readonly string[]) {
  if (!methods.includes(method)) {
    const message = `The method is not supported. Use ${methods.join(', ')}.`;
    return { status: 405, code: 'MethodNotAllowed', message, headers: { Allow: methods.join(', ') } };
  }
  if (url.length > mostAddressCharacters) {
    const message = `The address has more than ${mostAddressCharacters} characters.`;
    return { status: 414, code: 'AddressTooLong', message };
  }
  const host = headers.get('Host');
  // Only HTTP/1.0 has no host, and browsers do not use it.
  if (host === null) return undefined;
  if (!isOwn(hostNameOf(host), names)) {
    const message = 'The host name is unknown to the sandbox. Add it to HOST_NAMES, a list with commas.';
    return { status: 421, code: 'HostNotAllowed', message };
  }
  const origin = headers.get('Origin');
  if (url.includes('/sandbox/') && origin !== null && origin.replace(/^https?:\/\//, '') !== host) {
    const message = 'Pages of other origins cannot call /sandbox/ endpoints. Call them from a server or a test.';
    return { status: 403, code: 'OriginNotAllowed', message };
  }
  return undefined;
}

function isOwn(name: string | undefined, names: readonly string[]): boolean {
  if (name === undefined) return false;
  return name === 'localhost' || name.endsWith('.localhost') || ipAddress.test(name) || names.includes(name);
}

/** `'LocalHost:4010' => 'localhost'`; undefined for an invalid host. */
function hostNameOf(host: string): string | undefined {
  const isValid = /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
  return isValid ? new URL(`http://${host}`).hostname : undefined;
}
