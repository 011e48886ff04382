/**
 * Loads a module if its integrity is right. Resolves with the suffix of its address: a question mark for each earlier
 * failure, because Firefox and older versions of Chromium remember that a module failed. Do not import a module that was
 * refused: some browsers would fetch it again without the check.
 *
 * @param isFixed Adds no suffix, for a file that others import.
 */
export type LoadModule = (file: string, integrity: string, isFixed?: boolean) => Promise<string>;

/** Time limit of a module, in milliseconds. Browsers end a stalled connection only after minutes. */
const timeout = 30_000;

interface Policy {
  createScriptURL(file: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** Loads modules with script elements, because each content security policy and engine can check those. */
export function moduleLoader(folder: string, policyName: string, nonce: string): LoadModule {
  // This policy only makes addresses in the service's folder, so other code cannot misuse it.
  const rules: Policy = { createScriptURL: (file) => folder + file };
  let policy = rules;
  let failures = '';

  return (file, integrity, isFixed) =>
    new Promise((resolve, reject) => {
      const suffix = isFixed ? '' : failures;
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      script.integrity = integrity;
      const fail = (script.onerror = (): void => {
        script.remove();
        failures += '?';
        reject(new Error(`${folder + file + suffix} did not load.`));
      });
      const timer = setTimeout(fail, timeout);
      script.onload = () => {
        clearTimeout(timer);
        script.remove();
        resolve(suffix);
      };
      try {
        if (policy === rules)
          policy = (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy(policyName, rules);
      } catch {
        // Policies are not supported, or the page forbids this name. Without a default policy, the next line throws.
      }
      script.src = policy.createScriptURL(file + suffix);
      document.head.appendChild(script);
    });
}
