import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { hear, hearThrough, nextUncaughtError } from './heard.ts';
import { jQuerys } from './jquerys.ts';
import type { StubPayment } from './stub-payment.ts';
import { defineStub, stubIn } from './stub-payment.ts';

defineStub();
jQuerys.forEach((jQuery) => install(jQuery));

const makeContainer = () => fixtureSync<HTMLDivElement>(html`<div></div>`);

for (const $ of jQuerys) {
  const setup = () => {
    const container = makeContainer();
    const portal = $(container).portal().data('portal')!;
    return { container, portal };
  };

  describe(`the plugin with jQuery ${$.fn.jquery}`, () => {
    describe('initialising', () => {
      it('returns the set', () => {
        const set = $(makeContainer());
        expect(set.portal()).to.equal(set);
      });

      it('initialises each element of the set', () => {
        const [first, second] = [makeContainer(), makeContainer()];
        $([first, second]).portal();
        expect($(first).data('portal')).to.be.an('object');
        expect($(second).data('portal')).to.be.an('object').that.does.not.equal($(first).data('portal'));
      });

      it('keeps one instance for a container, however often it is called', () => {
        const { container, portal } = setup();
        expect($(container).portal().data('portal')).to.equal(portal);
      });

      it('keeps the operations of the instance', () => {
        const { container, portal } = setup();
        const { makePayment } = portal;
        expect($(container).portal().data('portal')!.makePayment).to.equal(makePayment);
      });

      it('gives every jQuery on the page the same instance', () => {
        const { container, portal } = setup();
        expect(jQuerys.map((other) => other(container).data('portal'))).to.deep.equal(jQuerys.map(() => portal));
      });

      it('gives the same instance again after removeData', () => {
        const { container, portal } = setup();
        $(container).removeData('portal');
        expect($(container).portal().data('portal')).to.equal(portal);
      });

      it('puts nothing into the container before the first call', () => {
        const { container } = setup();
        expect(container.childNodes).to.have.length(0);
      });

      it('does nothing for an empty set', () => {
        expect($([]).portal()).to.have.length(0);
      });

      it('binds nothing of its own on the container', () => {
        const container = makeContainer();
        const heard = hearThrough($, container, 'portal.load');
        $(container).portal();
        $(container).off();
        stubOf(container).raise('portal.load');
        expect(heard).to.have.length(0);
        $(container).on('portal.load', () => heard.push([]));
        stubOf(container).raise('portal.load');
        expect(heard).to.have.length(1);
      });
    });

    describe('calling', () => {
      it('makes the element in the container', () => {
        const { container, portal } = setup();
        portal.makePayment({});
        expect(container.children).to.have.length(1);
        expect(stubIn(container).calls).to.have.length(1);
      });

      it('uses one element for all calls', () => {
        const { container, portal } = setup();
        portal.makePayment({});
        portal.savePaymentMethod({});
        expect(stubIn(container).calls.map(({ method }) => method)).to.deep.equal(['makePayment', 'savePaymentMethod']);
      });

      it('passes the options on as they are', () => {
        const { container, portal } = setup();
        const options = JSON.parse(
          '{"__proto__": {"polluted": true}, "minAmountDue": "107.98", "unknown": [1]}',
        ) as object;
        portal.makePayment(options);
        expect(stubIn(container).calls[0]?.options).to.equal(options);
      });

      it('pollutes no prototype', () => {
        const { portal, container } = setup();
        portal.makePayment(JSON.parse('{"__proto__": {"polluted": true}}') as object);
        $(container).portal(JSON.parse('{"__proto__": {"polluted": true}}') as object);
        expect({}).to.not.have.property('polluted');
        expect(stubIn(container)).to.not.have.property('polluted');
      });

      it('works with a method that was taken off the instance', () => {
        const { container, portal } = setup();
        const { makePayment } = portal;
        makePayment({});
        expect(stubIn(container).calls).to.have.length(1);
      });

      it('works by the name of the method, and returns the set', () => {
        const { container } = setup();
        const set = $(container);
        const options = {};
        expect(set.portal('savePaymentMethod', options)).to.equal(set);
        expect(stubIn(container).calls).to.deep.equal([{ method: 'savePaymentMethod', options }]);
      });

      it('initialises a container that is called by name at once', () => {
        const container = makeContainer();
        $(container).portal('makePayment', {});
        expect(stubIn(container).calls).to.have.length(1);
      });

      for (const name of ['payNow', 'element', 'constructor', '__proto__', 'toString', '']) {
        it(`throws for the method "${name}", naming those that there are`, () => {
          const set = $(makeContainer());
          expect(() => set.portal(name as 'makePayment')).to.throw(
            TypeError,
            `no method "${name}". Use one of: makePayment, savePaymentMethod, destroy`,
          );
        });
      }

      it('throws for an unknown method of an empty set too', () => {
        expect(() => $([]).portal('payNow' as 'makePayment')).to.throw(TypeError);
      });

      it('raises an error event where the container is not in the page', () => {
        const container = document.createElement('div');
        const heard = hearThrough($, container, 'portal.error');
        $(container).portal('makePayment', {});
        expect(heard).to.deep.equal([
          [
            {
              Description: 'The container is not in the page. Add it before makePayment() is called.',
              Details: { container: ['The container is not in the page. Add it before makePayment() is called.'] },
            },
          ],
        ]);
      });
    });

    describe('settings', () => {
      it('are set on the element', () => {
        const container = makeContainer();
        const messages = { close: 'Done' };
        $(container).portal({ form: 'earlier', baseUrl: 'https://pay.example.com', messages, lang: 'es-US' });
        $(container).portal('makePayment');
        const { baseUrl, formVersion, messages: set, lang } = stubIn(container);
        expect({ baseUrl, formVersion, set, lang }).to.deep.equal({
          baseUrl: 'https://pay.example.com',
          formVersion: 'earlier',
          set: messages,
          lang: 'es-US',
        });
      });

      it('reach an element that is there already', () => {
        const { container, portal } = setup();
        portal.makePayment();
        $(container).portal({ baseUrl: 'https://other.example.com' });
        expect(stubIn(container).baseUrl).to.equal('https://other.example.com');
      });

      it('stay as they are when the container is initialised again without', () => {
        const container = makeContainer();
        $(container).portal({ form: 'earlier' });
        $(container).portal();
        $(container).portal('makePayment');
        expect(stubIn(container).formVersion).to.equal('earlier');
      });

      it('decide about the form of the errors', () => {
        const container = document.createElement('div');
        const heard = hearThrough($, container, 'portal.error');
        $(container).portal({ form: 'earlier' }).portal('makePayment');
        expect(heard[0]?.[0]).to.have.all.keys('description');
      });
    });

    describe("a page's own element", () => {
      it('is used where it is a child of the container', () => {
        const container = fixtureSync<HTMLDivElement>(
          html`<div><portal-payment base-url="https://own.example.com"></portal-payment></div>`,
        );
        $(container).portal('makePayment', {});
        expect(container.children).to.have.length(1);
        expect(stubIn(container).calls).to.have.length(1);
      });

      it('is used where it is the container', () => {
        const element = fixtureSync<StubPayment>(html`<portal-payment></portal-payment>`);
        $(element as HTMLElement).portal('makePayment', {});
        expect(element.calls).to.have.length(1);
        expect(element.children).to.have.length(0);
      });

      it('is heard through jQuery', () => {
        const element = fixtureSync<StubPayment>(html`<portal-payment></portal-payment>`);
        const heard = hearThrough($, element, 'portal.load');
        $(element as HTMLElement).portal('makePayment', {});
        element.raise('portal.load');
        expect(heard).to.have.length(1);
      });

      it('is heard once in all, where it and its container were both initialised', () => {
        for (const order of [
          ['div', 'portal-payment'],
          ['portal-payment', 'div'],
        ]) {
          const outer = fixtureSync<HTMLElement>(
            html`<section>
              <div><portal-payment></portal-payment></div>
            </section>`,
          );
          const heard = hearThrough($, outer, 'portal.load');
          const own = hearThrough($, stubIn(outer), 'portal.load');
          for (const name of order) $(outer).find(name).portal('makePayment', {});
          stubIn(outer).raise('portal.load');
          expect([heard.length, own.length], order.join()).to.deep.equal([1, 1]);
        }
      });

      it('is not taken for what stands in it', () => {
        const element = fixtureSync<StubPayment>(html`<portal-payment><p></p></portal-payment>`);
        $(element as HTMLElement).portal('makePayment', {});
        const heard = hearThrough($, element, 'portal.load');
        element.querySelector('p')?.dispatchEvent(new CustomEvent('portal.load', { bubbles: true }));
        expect(heard).to.have.length(0);
      });

      it('is heard no more after destroy, and stays', () => {
        const element = fixtureSync<StubPayment>(html`<portal-payment></portal-payment>`);
        const heard = hearThrough($, element, 'portal.load');
        $(element as HTMLElement)
          .portal('makePayment', {})
          .portal('destroy');
        element.raise('portal.load');
        expect(heard).to.have.length(0);
        expect(element.isConnected).to.be.true;
      });

      it('is heard once after destroy and a new start', () => {
        const element = fixtureSync<StubPayment>(html`<portal-payment></portal-payment>`);
        const heard = hearThrough($, element, 'portal.load');
        $(element as HTMLElement)
          .portal('makePayment', {})
          .portal('destroy')
          .portal('makePayment', {});
        element.raise('portal.load');
        expect(heard).to.have.length(1);
      });
    });

    describe('events', () => {
      it('reach a handler once, with the payload', () => {
        const { container } = setup();
        const heard = hearThrough($, container, 'portal.paymentComplete');
        const payment = { transactionId: 'T-1', acknowledge: () => undefined };
        stubOf(container).raise('portal.paymentComplete', payment);
        expect(heard).to.have.length(1);
        expect(heard[0]?.[0]).to.equal(payment);
      });

      it('have their code', () => {
        const { container } = setup();
        const codes: string[] = [];
        $(container).on('portal.saveComplete', ({ type, namespace }) => void codes.push(`${type}.${namespace ?? ''}`));
        stubOf(container).raise('portal.saveComplete', {});
        expect(codes).to.deep.equal(['portal.saveComplete']);
      });

      it('reach only the handlers of their code', () => {
        const { container } = setup();
        const heard = hearThrough($, container, 'portal.saveComplete');
        stubOf(container).raise('portal.paymentComplete', {});
        expect(heard).to.have.length(0);
      });

      for (const code of ['portal.load', 'portal.paymentCanceled', 'portal.saveCanceled']) {
        it(`carry nothing for ${code}`, () => {
          const { container } = setup();
          const heard = hearThrough($, container, code);
          stubOf(container).raise(code);
          expect(heard).to.deep.equal([[]]);
        });
      }

      it('carry nothing for portal.unload, whose reason is in the native event', () => {
        const { container } = setup();
        const heard = hearThrough($, container, 'portal.unload');
        const native = hear(container, 'portal.unload');
        stubOf(container).raise('portal.unload', { reason: 'canceled' });
        expect(heard).to.deep.equal([[]]);
        expect(native[0]?.detail).to.deep.equal({ reason: 'canceled' });
      });

      it('reach handlers that were bound in a chain', () => {
        const container = makeContainer();
        const heard: unknown[] = [];
        $(container)
          .portal()
          .on('portal.load', () => void heard.push('load'))
          .on('portal.unload', () => void heard.push('unload'));
        const stub = stubOf(container);
        stub.raise('portal.load');
        stub.raise('portal.unload', { reason: 'complete' });
        expect(heard).to.deep.equal(['load', 'unload']);
      });

      it('go on after off(), to the handlers that were bound since', () => {
        const { container } = setup();
        const first = hearThrough($, container, 'portal.error');
        $(container).off();
        $(container).portal();
        const second = hearThrough($, container, 'portal.error');
        stubOf(container).raise('portal.error', { Description: 'no' });
        expect([first.length, second.length]).to.deep.equal([0, 1]);
      });

      it('bubble to the handlers of the document', () => {
        const { container } = setup();
        const targets: unknown[] = [];
        const remember = ({ target }: { target: unknown }) => void targets.push(target);
        $(document).on('portal.saveCanceled', remember);
        stubOf(container).raise('portal.saveCanceled');
        $(document).off('portal.saveCanceled', remember);
        expect(targets).to.deep.equal([container]);
      });

      it('reach native listeners on the container once', () => {
        const { container } = setup();
        const heard = hear(container, 'portal.paymentComplete');
        stubOf(container).raise('portal.paymentComplete', { transactionId: 'T-2' });
        expect(heard.map(({ detail }) => detail as unknown)).to.deep.equal([{ transactionId: 'T-2' }]);
      });

      it('reach handlers of all jQuerys on the page, each once', () => {
        const { container } = setup();
        const heard = jQuerys.map((other) => hearThrough(other, container, 'portal.load'));
        stubOf(container).raise('portal.load');
        expect(heard.map(({ length }) => length)).to.deep.equal(jQuerys.map(() => 1));
      });

      it('reach handlers once, however often the container was initialised', () => {
        const { container } = setup();
        jQuerys.forEach((other) => other(container).portal().portal());
        const heard = hearThrough($, container, 'portal.load');
        const stub = stubOf(container);
        jQuerys.forEach((other) => other(container).portal());
        stub.raise('portal.load');
        expect(heard).to.have.length(1);
      });

      it('reach the others where a handler throws, and the error is not lost', async () => {
        const { container } = setup();
        const broken = new Error('of the page');
        $(container).on('portal.load', () => {
          throw broken;
        });
        const others = jQuerys
          .filter((other) => other !== $)
          .map((other) => hearThrough(other, container, 'portal.load'));
        const native = hear(container, 'portal.load');
        const uncaught = nextUncaughtError();
        stubOf(container).raise('portal.load');
        expect(others.map(({ length }) => length)).to.deep.equal(others.map(() => 1));
        expect(native).to.have.length(1);
        expect(await uncaught).to.equal(broken);
      });

      it('are heard once where handlers change the container', () => {
        const { container } = setup();
        const complete = hear(container, 'portal.paymentComplete');
        const unload = hearThrough($, container, 'portal.unload');
        $(container).on('portal.paymentComplete', () => void $(container).empty());
        const stub = stubOf(container);
        stub.raise('portal.paymentComplete', {});
        stub.raise('portal.unload', { reason: 'removed' });
        expect([complete.length, unload.length]).to.deep.equal([1, 1]);
      });
    });

    describe('a container that changes', () => {
      it('gets its element back where it was emptied', () => {
        const { container, portal } = setup();
        portal.makePayment();
        const element = stubIn(container);
        container.replaceChildren();
        portal.makePayment();
        expect(stubIn(container)).to.equal(element);
        expect(element.calls).to.have.length(2);
      });

      it('keeps its element where it was moved', () => {
        const { container, portal } = setup();
        portal.makePayment();
        const heard = hearThrough($, container, 'portal.load');
        fixtureSync<HTMLElement>(html`<section></section>`).append(container);
        portal.makePayment();
        stubIn(container).raise('portal.load');
        expect(stubIn(container).calls).to.have.length(2);
        expect(heard).to.have.length(1);
      });

      it('works where it was taken out and put in again', () => {
        const { container, portal } = setup();
        portal.makePayment();
        const parent = container.parentElement!;
        $(container).remove();
        parent.append(container);
        $(container).portal('makePayment');
        expect(stubIn(container).calls).to.have.length(2);
        expect($(container).data('portal')).to.equal(portal);
      });

      it('hears the last events of an element that was taken out', () => {
        const { container } = setup();
        const stub = stubOf(container);
        const heard = hearThrough($, container, 'portal.unload');
        const native = hear(container, 'portal.unload');
        stub.remove();
        stub.raise('portal.unload', { reason: 'removed' });
        expect(heard).to.have.length(1);
        expect(native.map(({ detail }) => detail as unknown)).to.deep.equal([{ reason: 'removed' }]);
      });

      it("goes over to the page's own element when there is one", () => {
        const { container, portal } = setup();
        portal.makePayment();
        container.replaceChildren(document.createElement('portal-payment'));
        portal.makePayment();
        const heard = hearThrough($, container, 'portal.load');
        stubIn(container).raise('portal.load');
        expect(stubIn(container).calls).to.have.length(1);
        expect(heard).to.have.length(1);
      });

      for (const [what, hide] of [
        ['hidden', (element: HTMLElement) => (element.hidden = true)],
        ['invisible', (element: HTMLElement) => (element.style.visibility = 'hidden')],
      ] as const) {
        it(`has its modal elsewhere when it is ${what}, and back when it is not`, () => {
          const { container, portal } = setup();
          portal.makePayment();
          const stub = stubIn(container);
          hide(container);
          portal.makePayment();
          expect(stub.parentNode).to.equal(document.body);
          container.hidden = false;
          container.style.visibility = '';
          portal.makePayment();
          expect(stub.parentNode).to.equal(container);
          expect(stub.calls).to.have.length(3);
        });
      }

      it('hears of a modal that is elsewhere', () => {
        const { container, portal } = setup();
        container.hidden = true;
        portal.makePayment();
        expect(container.children).to.have.length(0);
        const heard = hearThrough($, container, 'portal.unload');
        const native = hear(container, 'portal.unload');
        const [stub] = document.querySelectorAll<StubPayment & HTMLElement>('body > portal-payment');
        expect(stub?.calls).to.have.length(1);
        stub?.raise('portal.unload', { reason: 'canceled' });
        expect([heard.length, native.length]).to.deep.equal([1, 1]);
      });
    });

    describe('destroying', () => {
      it('takes the element and the data away', () => {
        const { container, portal } = setup();
        portal.makePayment();
        portal.destroy();
        expect(container.children).to.have.length(0);
        expect(jQuerys.map((other) => other(container).data('portal'))).to.deep.equal(jQuerys.map(() => undefined));
      });

      it('still delivers the last events of the operation', () => {
        const { container, portal } = setup();
        const stub = stubOf(container);
        const heard = hearThrough($, container, 'portal.unload');
        portal.destroy();
        stub.raise('portal.unload', { reason: 'removed' });
        expect(heard).to.have.length(1);
      });

      it('makes the instance throw', () => {
        const { portal } = setup();
        portal.destroy();
        expect(() => portal.makePayment()).to.throw(TypeError, '$(container).portal() makes a new instance');
      });

      it('leaves the container ready for a new start', () => {
        const { container, portal } = setup();
        portal.makePayment();
        $(container).portal('destroy').portal('makePayment');
        const heard = hearThrough($, container, 'portal.load');
        stubIn(container).raise('portal.load');
        expect($(container).portal().data('portal')).to.not.equal(portal);
        expect(heard).to.have.length(1);
      });
    });

    it('can be installed again without harm', () => {
      const { portal } = $.fn;
      install($);
      const { container } = setup();
      const heard = hearThrough($, container, 'portal.load');
      stubOf(container).raise('portal.load');
      expect($.fn.portal).to.equal(portal);
      expect(heard).to.have.length(1);
    });
  });

  /** The element behind an initialised container, made for the purpose. */
  function stubOf(container: Element): StubPayment {
    const { element } = $(container as HTMLElement)
      .portal()
      .data('portal')!;
    return element as StubPayment;
  }
}
