/**
 * Whether a test can say here how a person has set up the computer: forced colors, less motion. Only Chromium lets it be
 * said from outside.
 */
export function canEmulateSettings(): boolean {
  return 'userAgentData' in navigator;
}
