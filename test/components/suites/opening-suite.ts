import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { lost } from '../scripted-service.ts';
import { pauses } from '../pauses.ts';
import { codes, goAway, opened, start, type OperationCase } from './operation-case.ts';

export function describeOpening(operation: OperationCase): void {
  const { what, namespace, setup, begin, calls, opens, headings, about, focus, opener } = operation;

  describe(`opening ${what}`, () => {
    const testLoading = testIn(async () => {
      const modal = await setup();
      const answer = modal.service.hold(calls.open);
      begin(modal);
      await modal.hears(`${namespace}.load`);
      return { modal, answer };
    });

    testLoading('shows that it is loading, with the focus on its heading', async ({ modal, answer }) => {
      expect(modal.screen).to.contain('Loading…');
      expect(modal.status).to.equal('Loading…');
      expect([modal.heading, modal.focused]).to.deep.equal([headings.loading, headings.loading]);
      answer.reject(lost());
      await modal.shows('We couldn’t connect');
      expect(modal.screen).not.to.contain('Loading…');
      expect(modal.status).to.equal('');
    });

    for (const late of ['answer', 'loss']) {
      testLoading(`may be canceled during loading, and a late ${late} changes nothing`, async ({ modal, answer }) => {
        await goAway(operation, modal);
        const { length } = pauses;
        if (late === 'loss') answer.reject(lost());
        else answer.resolve(modal.service.session);
        await modal.rest();
        expect(modal.isOpen).to.be.false;
        expect(modal.eventCodes).to.deep.equal(codes(operation, 'load', 'canceled', 'unload'));
        expect(modal.detail(`${namespace}.unload`)).to.deep.equal({ reason: 'canceled' });
        expect(modal.service.callsOf(calls.giveBack)).to.have.length(1);
        expect(pauses, 'nothing is planned any more').to.have.length(length);
      });
    }

    it('raises events that bubble through the page and out of shadow roots, except load', async () => {
      const heard: Event[] = [];
      const listen = (event: Event) => heard.push(event);
      const names = ['load', 'unload'].flatMap((event) => [`${namespace}.${event}`, `${namespace}-${event}`]);
      for (const name of names) document.addEventListener(name, listen);
      await goAway(operation, await opened(operation));
      for (const name of names) document.removeEventListener(name, listen);
      const unloads = [`${namespace}.unload`, `${namespace}-unload`].map((name) => [name, true]);
      expect(heard.map(({ type, composed }) => [type, composed])).to.deep.equal(unloads);
    });

    it('sends the service the options once, and raises its load event once, with the dialog on the screen', async () => {
      const { service, events } = await opened(operation);
      expect(events).to.deep.equal([{ code: `${namespace}.load`, detail: null, heading: headings.loading }]);
      const [[credentials, ...request] = []] = service.callsOf(calls.open);
      expect(service.calls.map(({ name }) => name)).to.deep.equal([calls.open]);
      expect(credentials).to.have.keys('sessionKey', 'operationKey');
      expect(credentials).to.include({ sessionKey: opens.sessionKey });
      expect(request).to.deep.equal(opens.request);
    });

    it('announces the merchant and the purpose, focuses the first control, and a window keeps the focus', async () => {
      const modal = await opened(operation);
      expect(modal.screen).to.match(/^Prairie Mutual /);
      expect(modal.heading).to.equal(headings.ready);
      const window = `dialog “${headings.ready}”: ${`Prairie Mutual ${about.ready}`.trim()}`;
      expect(modal.outline[0]).to.equal(operation.isInline ? `region “${headings.ready}”` : window);
      expect(modal.focused).to.equal(focus);
      modal.opener.focus();
      expect(modal.focused).to.equal(operation.isInline ? opener : focus);
    });

    it('gives the focus back into the shadow root that contains the element', async () => {
      const modal = await setup();
      modal.page.attachShadow({ mode: 'open' }).append(modal.opener, modal.element);
      modal.opener.focus();
      await start(operation, modal);
      await modal.close();
      expect(modal.focused).to.equal(opener);
    });
  });
}
