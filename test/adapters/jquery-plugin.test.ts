import { expect, fixtureSync, html } from '@open-wc/testing';
import { install } from '../../adapters/jquery/index.ts';
import { replace } from '../components/replace.ts';
import { testIn } from '../test-in.ts';
import { waitUntil } from '../wait-until.ts';
import { hear, hearThrough, nextTask } from './heard.ts';
import { jQuerys } from './jquerys.ts';
import { defineStubs, makeContainer, removeStubs, stubInBody, stubs, type StubModal } from './stub-modal.ts';

defineStubs();
jQuerys.forEach((jQuery) => install(jQuery));

for (const $ of jQuerys) {
  const setUp = () => {
    const container = makeContainer();
    const portal = $(container).portal().data('portal');
    return { container, portal, stub: portal.element as unknown as StubModal };
  };
  const test = testIn(setUp);

  describe(`the plugin with jQuery ${$.fn.jquery}`, () => {
    afterEach(removeStubs);

    describe('initialising', () => {
      it('initialises each element of the set, and returns the set', () => {
        const set = $([makeContainer(), makeContainer()]);
        expect(set.portal()).to.equal(set);
        const [first, second] = set.toArray().map((container) => $(container).data('portal'));
        expect(first).to.be.an('object');
        expect(second).to.be.an('object').that.does.not.equal(first);
      });

      test('keeps one instance for a container after any number of calls', ({ container, portal }) => {
        const { makePayment } = portal;
        expect($(container).portal().data('portal')).to.equal(portal);
        $(container).removeData('portal');
        expect($(container).portal().data('portal')).to.equal(portal);
        expect(portal.makePayment).to.equal(makePayment);
      });
    });

    describe('calling', () => {
      test('passes the options on unchanged, and changes no prototype', ({ portal, container, stub }) => {
        const options = JSON.parse('{"__proto__": {"polluted": true}, "minAmountDue": "1", "unknown": [1]}') as object;
        portal.makePayment(options);
        $(container).portal(options);
        expect(stub.calls[0]?.options).to.equal(options);
        for (const changed of [{}, stub]) expect(changed).to.not.have.property('polluted');
      });

      for (const name of ['payNow', 'element', 'constructor', '__proto__', 'toString', '']) {
        it(`throws for the method "${name}", with a list of methods`, () => {
          for (const set of [$(makeContainer()), $([])]) {
            expect(() => set.portal(name as 'makePayment')).to.throw(
              TypeError,
              `no method "${name}". Use makePayment, savePaymentMethod, destroy`,
            );
          }
        });
      }
    });

    describe('settings', () => {
      it('are set on the element, and stay if the container is initialised again without settings', () => {
        const settings = { baseUrl: 'https://pay.example.com', messages: { close: 'Done' }, lang: 'es-US' };
        $(makeContainer())
          .portal({ form: 'earlier', ...settings })
          .portal()
          .portal('makePayment');
        const { baseUrl, formVersion, messages, lang } = stubInBody();
        expect({ baseUrl, formVersion, messages, lang }).to.deep.equal({ formVersion: 'earlier', ...settings });
      });

      it('determine the form of the errors', () => {
        const container = document.createElement('div');
        const heard = hearThrough($, container, 'portal.error');
        $(container).portal({ form: 'earlier' }).portal('makePayment');
        expect(heard[0]?.[0]).to.have.all.keys('description');
      });
    });

    describe("a page's own element", () => {
      test('does not serve another container', ({ portal }) => {
        portal.makePayment();
        $(document.body).portal('makePayment', {}).portal('destroy');
        expect(stubInBody().calls).to.have.length(1);
      });

      for (const order of [
        ['div', 'portal-payment'],
        ['portal-payment', 'div'],
      ]) {
        it(`raises its events once if ${order.join(' and then ')} are initialised`, () => {
          const outer = fixtureSync<HTMLElement>(
            html`<section>
              <div><portal-payment></portal-payment></div>
            </section>`,
          );
          const [stub] = stubs('portal-payment', outer);
          const targets = [stub!, stub!.parentElement!, outer];
          const heard = ['portal.load', 'portal.unload'].map((code) =>
            targets.flatMap((target) => [hear(target, code), hearThrough($, target, code)]),
          );
          for (const name of order) $(outer).find(name).portal('makePayment', {});
          stub?.raise('portal.load');
          stub?.raise('portal.unload');
          const times = heard.map((each) => each.map(({ length }) => length).join(''));
          expect(times).to.deep.equal(['111100', '111111']);
        });
      }

      it('stays after destroy, and raises events again only after a new start', () => {
        const element = fixtureSync<StubModal & HTMLElement>(html`<portal-payment></portal-payment>`);
        const heard = hearThrough($, element, 'portal.load');
        $(element).portal('makePayment', {}).portal('destroy');
        element.raise('portal.load');
        expect([heard.length, element.isConnected]).to.deep.equal([0, true]);
        $(element).portal('makePayment', {});
        element.raise('portal.load');
        expect(heard).to.have.length(1);
      });
    });

    describe('events', () => {
      test('have their code as type and namespace', ({ container, stub }) => {
        const codes: string[] = [];
        $(container).on(
          'portal.paymentComplete',
          ({ type, namespace }) => void codes.push(`${type}.${namespace ?? ''}`),
        );
        stub.raise('portal.paymentComplete', {});
        expect(codes).to.deep.equal(['portal.paymentComplete']);
      });

      test('reach handlers of all jQuerys once, after any number of initialisations', ({ container, stub }) => {
        const { portal: bridge } = $.fn;
        install($);
        jQuerys.forEach((other) => other(container).portal().portal());
        const heard = jQuerys.map((other) => hearThrough(other, container, 'portal.load'));
        jQuerys.forEach((other) => other(container).portal());
        stub.raise('portal.load');
        expect(heard.map(({ length }) => length)).to.deep.equal(jQuerys.map(() => 1));
        expect($.fn.portal).to.equal(bridge);
      });

      test('reach the other handlers if one throws, and the error is reported', async ({ container, stub }) => {
        const broken = new Error('of the page');
        $(container).on('portal.load', () => {
          throw broken;
        });
        const others = jQuerys.filter((other) => other !== $);
        const heard = others.map((other) => hearThrough(other, container, 'portal.load'));
        const native = hear(container, 'portal.load');
        const uncaught: unknown[] = [];
        replace(window, 'onerror', (_text, _file, _line, _column, error) => uncaught.push(error) > 0);
        stub.raise('portal.load');
        expect(heard.map(({ length }) => length)).to.deep.equal(others.map(() => 1));
        expect(native).to.have.length(1);
        await waitUntil(() => uncaught.length > 0);
        expect(uncaught[0]).to.equal(broken);
      });
    });

    describe('a container that changes', () => {
      it('keeps its element when it is emptied, moved, hidden, or removed and inserted again', async () => {
        const { container, portal, stub } = setUp();
        const heard = hearThrough($, container, 'portal.load');
        const elsewhere = fixtureSync<HTMLElement>(html`<section></section>`);
        for (const change of [
          () => container.replaceChildren(),
          () => elsewhere.append(container),
          () => (container.hidden = true),
          () => container.parentElement?.replaceChildren(container),
        ]) {
          portal.makePayment();
          change();
          await nextTask();
          expect(stubInBody()).to.equal(stub);
          stub.raise('portal.load');
        }
        expect([stub.calls.length, heard.length]).to.deep.equal([4, 4]);
        expect($(container).portal().data('portal')).to.equal(portal);
      });

      test("switches to the page's own element when there is one", ({ container, portal }) => {
        portal.makePayment();
        container.replaceChildren(document.createElement('portal-payment'));
        portal.makePayment();
        const heard = hearThrough($, container, 'portal.load');
        const [own] = stubs('portal-payment', container);
        own?.raise('portal.load');
        expect([own?.calls.length, heard.length]).to.deep.equal([1, 1]);
      });
    });

    test('destroying removes the element and the data, and makes the instance throw', ({ container, portal }) => {
      portal.makePayment();
      portal.destroy();
      expect(stubs()).to.have.length(0);
      expect(jQuerys.map((other) => other(container).data('portal'))).to.deep.equal(jQuerys.map(() => undefined));
      expect(() => portal.makePayment()).to.throw(TypeError, 'Call portal() again');
    });
  });
}
