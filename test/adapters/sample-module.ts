// The module that the tests of the module loader load.
Object.assign(window, { sampleModuleRan: true });
export {};
