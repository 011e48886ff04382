interface Policy {
  createScriptURL(attempt: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * A function that loads a module by a script element, which every content security policy knows how to allow.
 *
 * @param folder Has that for frames in `framed/`.
 * @param policyName Name of the Trusted Types policy, which a page may have to allow.
 */
export function moduleLoader(folder: string, file: string, policyName: string, nonce: string) {
  let attempts = 0;
  let address: string;
  let policy: Policy | undefined;

  return (mode?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      address = `${folder}${mode === 'frame' ? 'framed/' : ''}${file}`;
      script.type = 'module';
      script.nonce = nonce;
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject(new Error(`${address} did not load. No data-base-url?`));
      };
      // Browsers remember that a module failed. Under another address it is asked for again.
      script.src = source(attempts++ ? `?attempt=${attempts}` : '');
      document.head.appendChild(script);
    });

  function source(attempt: string): string {
    const { trustedTypes } = window as unknown as { readonly trustedTypes: TrustedTypes };
    // A policy with this one use: whoever gets hold of it can have nothing loaded but the module.
    const rules = { createScriptURL: (query: string) => address + query };
    try {
      policy ??= trustedTypes.createPolicy(policyName, rules);
    } catch {
      // No Trusted Types here, or the page allows no policy of this name. It may have a default one, else setting the
      // address will tell.
      policy = rules;
    }
    return policy.createScriptURL(attempt);
  }
}
