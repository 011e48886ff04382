/** The folder of the package's built files: mock-server/dist in the repository. */
export const builtFiles = new URL('.', import.meta.resolve('payment-modals-sandbox'));
