export { default } from '@sparticuz/chromium';
