// Stands in for the service's document. The option `raises` names the events that a call leads to: 'load,unload'; of a call
// that begins nothing it is 'refusal'.
addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || data?.paymentModals !== 1 || !port) return;
  /** @param {string} names */
  const raise = (names) => {
    for (const name of names.split(',')) {
      const isPayment = name === 'paymentComplete';
      const isRefusal = name === 'refusal';
      port.postMessage({
        type: 'event',
        code: `portal.${isRefusal ? 'error' : name}`,
        detail: isPayment ? { transactionId: '7' } : null,
        ...(isPayment ? { transactionId: '7' } : {}),
        ...(isRefusal ? { refusesCall: true } : {}),
      });
    }
  };
  port.onmessage = ({ data: message }) => {
    const raises = message.type === 'open' && (message.options.call?.raises ?? 'nothing');
    if (raises === 'theme') port.postMessage({ type: 'event', code: 'portal.error', detail: message.theme });
    else if (raises) raise(raises);
    if (message.type === 'remove') raise('paymentCanceled,unload');
    if (message.type === 'dismiss') raise('unload');
    if (message.type === 'acknowledge') raise(`acknowledged,error`);
  };
  port.postMessage({ type: 'ready' });
});
