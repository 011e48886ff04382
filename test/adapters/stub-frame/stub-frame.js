// Stands in for the service's document. The option `raises` names the events that a call leads to: 'load,unload'; of a call
// that begins nothing it is 'refusal'. The option `posts` is a list of messages of whatever shape, as JSON, which are posted as
// many `times`.
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
    const { posts = '[]', times = 1, raises = 'nothing' } = (message.type === 'open' && message.options.call) || {};
    for (let time = 0; time < times; time++) for (const post of JSON.parse(posts)) port.postMessage(post);
    if (raises === 'theme') port.postMessage({ type: 'event', code: 'portal.error', detail: message.theme });
    else if (message.type === 'open') raise(raises);
    if (message.type === 'remove') raise('paymentCanceled,unload');
    if (message.type === 'dismiss') raise('unload');
    if (message.type === 'acknowledge') raise(`acknowledged,error`);
  };
  port.postMessage({ type: 'ready' });
});
