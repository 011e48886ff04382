/** The release that a loader belongs to, and fetches. */
interface Release {
  /** The name of the folder in which the service keeps it for good. */
  readonly version: string;
  /** Of the modal's module. */
  readonly integrity: string;
  /** The chunk that the module imports, or empty. */
  readonly sharedChunk: string;
  readonly sharedIntegrity: string;
  /** Of the modal's module for frames, which imports nothing. */
  readonly framedIntegrity: string;
}

/** The build writes another one in the place of this, which is for tests. */
export const release: Release = {
  version: '1.2.3',
  integrity: '',
  sharedChunk: '',
  sharedIntegrity: '',
  framedIntegrity: '',
};
