/** The build for browsers, with all that it needs, has the types of the other. */
declare module '@guidepup/virtual-screen-reader/browser.js' {
  export { virtual } from '@guidepup/virtual-screen-reader';
}
