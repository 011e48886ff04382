export interface ModuleSource {
  /** The folder of the module, and in it of the one for frames. */
  readonly folder: string;
  readonly file: string;
  /** Name of the Trusted Types policy, which a page may have to allow. */
  readonly policyName: string;
  readonly nonce: string;
}

interface Policy {
  createScriptURL(attempt: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** A function that loads a module by a script element, which every content security policy knows how to allow. */
export function moduleLoader(module: ModuleSource) {
  let attempts = 0;
  let address: string;
  let policy: Policy | undefined;

  return (mode?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      address = `${module.folder}${mode === 'frame' ? 'framed/' : ''}${module.file}`;
      script.type = 'module';
      script.nonce = module.nonce;
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
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    // A policy with this one use: whoever gets hold of it can have nothing loaded but the module.
    const rules = { createScriptURL: (query: string) => address + query };
    try {
      policy ??= trustedTypes?.createPolicy(module.policyName, rules);
    } catch {
      // The page allows no policy of this name. It may have a default one, else setting the address will tell.
    }
    return (policy ?? rules).createScriptURL(attempt);
  }
}
