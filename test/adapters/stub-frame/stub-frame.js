// Stands in for the service's document. The option `raises` names the events that a call leads to: 'load,unload'. It is
// 'refusal' for a call that begins nothing, 'submitted' for the message before a submission, and 'end' for an operation
// that shows only that it was refused. The name of a part of the message, such as 'theme', leads to an error with that part
// as its detail. The option `posts` is a list of messages of any shape, as JSON, which are posted as many `times`.
addEventListener('message', ({ source, data, ports: [port] }) => {
  if (source !== parent || data?.paymentModals !== 1 || !port) return;
  /** @param {string} names */
  const raise = (names) => {
    for (const name of names.split(',')) {
      if (name === 'submitted') {
        port.postMessage({ type: 'submitted' });
        continue;
      }
      const isPayment = name === 'paymentComplete';
      const isRefusal = name === 'refusal';
      const showsEnd = isPayment || name === 'end';
      port.postMessage({
        type: 'event',
        code: `portal.${isRefusal || name === 'end' ? 'error' : name}`,
        detail: isPayment ? { transactionId: '7' } : null,
        ...(isPayment ? { transactionId: '7' } : {}),
        ...(isRefusal ? { refusesCall: true } : {}),
        ...(showsEnd ? { showsEnd: true } : {}),
      });
    }
  };
  /** @param {any} message Whose options are those of the call, else of the property. */
  const optionsOf = ({ type, options }) => (type === 'open' && (options.call ?? options.property)) || {};
  port.onmessage = ({ data: message }) => {
    const { posts = '[]', times = 1, raises = 'nothing' } = optionsOf(message);
    for (let time = 0; time < times; time++) for (const post of JSON.parse(posts)) port.postMessage(post);
    if (raises in message) port.postMessage({ type: 'event', code: 'portal.error', detail: message[raises] });
    else if (message.type === 'open') raise(raises);
    if (message.type === 'remove') raise('paymentCanceled,unload');
    if (message.type === 'dismiss') raise('unload');
    if (message.type === 'acknowledge') raise(`acknowledged,error`);
  };
  port.postMessage({ type: 'ready' });
  // Printing documents answer no pings, and those of the tests come too often to be answered.
  port.postMessage({ type: 'beat', isPrinting: true });
});
