import '../../adapters/frame/page/portal-payment.ts';

/* The service's document for frames. The service worker answers it from the sandbox of the page around it. */
