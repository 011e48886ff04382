Object.assign(window, { sampleModuleRan: true });
export {};
