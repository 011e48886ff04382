/**
 * Loads a module if its integrity is right. Do not import a module that was refused: Chromium and WebKit would fetch it
 * again without the check.
 */
export type LoadModule = (file: string, integrity: string) => Promise<unknown>;

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

  return (file, integrity) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = nonce;
      script.integrity = integrity;
      script.onload = resolve;
      const fail = (script.onerror = (): void => {
        script.remove();
        reject(new Error(`${folder + file} did not load. Check data-base-url.`));
      });
      // If the module has loaded by then, only its element is removed.
      setTimeout(fail, timeout);
      try {
        if (policy === rules)
          policy = (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy(policyName, rules);
      } catch {
        // Policies are not supported, or the page forbids this name. Without a default policy, the next line throws.
      }
      script.src = policy.createScriptURL(file);
      document.head.appendChild(script);
    });
}
