import '../../adapters/frame/page/portal-payment.ts';

/*
 * The service's document for frames, as the demo has it. It has no sandbox of its own: the service worker asks the page
 * around it.
 */
