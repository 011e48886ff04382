interface Release {
  /** The name of the service's permanent folder for this release. */
  readonly version: string;
  readonly integrity: string;
  readonly sharedChunk: string;
  readonly sharedIntegrity: string;
  /** The integrity of the modal's module for frames, which imports nothing. */
  readonly framedIntegrity: string;
}

/** The values for tests. The build replaces them. */
export const release: Release = {
  version: '1.2.3',
  integrity: '',
  sharedChunk: '',
  sharedIntegrity: '',
  framedIntegrity: '',
};
