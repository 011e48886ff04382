// What the tests of the module loader load.
Object.assign(window, { sampleModuleRan: true });
export {};
