import { expect } from '@open-wc/testing';
import { thisPage } from '../../adapters/jquery/page.ts';
import { place, type ModalOffer, type Page, type Plugin } from '../../adapters/jquery/shared-page.ts';
import { release } from '../../adapters/script/release.ts';
import { nextTask } from './heard.ts';

/*
 * What each script makes of its own address: where its service is, and where its module lies. The scripts are run from
 * their sources, each run as from another address.
 */

const scripts = { portal: 'portal-payment', claims: 'claims-account', adjuster: 'claims-adjuster' } as const;
type Script = keyof typeof scripts;

const { version } = release;

const page = thisPage() as { -readonly [Name in keyof Page]: Page[Name] };
const { offer } = page;
const offered: ModalOffer[] = [];
const announced: string[] = [];
const loaded: string[] = [];

let runs = 0;

/** Runs a script as if it had been loaded from an address; undefined where its text was run without an element. */
async function run(script: Script, address: string | undefined, given?: string): Promise<ModalOffer> {
  const value = address === undefined ? null : Object.assign(document.createElement('script'), { src: address });
  if (given !== undefined) value?.setAttribute('data-base-url', given);
  Object.defineProperty(document, 'currentScript', { value, configurable: true });
  await import(`/adapters/script/${script}.ts?run=${++runs}`);
  Reflect.deleteProperty(document, 'currentScript');
  return offered.at(-1)!;
}

/** The address that a modal loads its module from. Nothing is really loaded, unless that is said to fail. */
function moduleAddress({ load }: ModalOffer, fails = false): string {
  const addresses: string[] = [];
  const { appendChild } = document.head;
  document.head.appendChild = (node) => {
    const script = node as unknown as HTMLScriptElement;
    addresses.push(script.getAttribute('src') ?? '');
    if (fails) script.dispatchEvent(new Event('error'));
    return node;
  };
  load().catch(() => undefined);
  document.head.appendChild = appendChild;
  return addresses.join();
}

describe('a script that has become known', () => {
  before(() => {
    page.offer = (modal) => {
      offered.push(modal);
      const plugin = {
        announce: () => announced.push(modal.table.plugin),
        load: (wanted: ModalOffer) => Promise.resolve(loaded.push(wanted.table.tag)),
      };
      return plugin as unknown as Plugin;
    };
  });

  after(() => {
    page.offer = offer;
  });

  const service = 'https://pay.example.com';
  const own = 'https://own.example.com';
  const cases: readonly [script: Script, address: string, baseUrl: string, folder: string][] = [
    ['portal', `${service}/GenericModal/Cdn/Portal.js`, service, `${service}/GenericModal/Cdn/${version}/`],
    [
      'portal',
      `${service}/v2/genericmodal/cdn/portal.js?v=3`,
      `${service}/v2`,
      `${service}/v2/genericmodal/cdn/${version}/`,
    ],
    ['portal', `${own}/js/Portal.js`, own, `${own}/js/`],
    ['portal', `${own}/js/Portal.js?of=${service}/GenericModal/Cdn/Portal.js`, own, `${own}/js/`],
    ['claims', `${service}/Claims/acme/Modal/Cdn/Claims.js`, service, `${service}/Claims/Cdn/${version}/`],
    [
      'claims',
      `${service}/Claims/Acme%20%26%2FWest/Modal/Cdn/Claims.js?v=3#x`,
      service,
      `${service}/Claims/Cdn/${version}/`,
    ],
    [
      'claims',
      `${service}/a/b/claims/ACME/modal/cdn/claims.js`,
      `${service}/a/b`,
      `${service}/a/b/Claims/Cdn/${version}/`,
    ],
    ['claims', `${service}/Claims/Claims/Modal/Cdn/Claims.js`, service, `${service}/Claims/Cdn/${version}/`],
    ['claims', `${service}/Claims/Modal/Modal/Cdn/Claims.js`, service, `${service}/Claims/Cdn/${version}/`],
    [
      'claims',
      `${service}:8443/Claims/a:b@c/Modal/Cdn/Claims.js`,
      `${service}:8443`,
      `${service}:8443/Claims/Cdn/${version}/`,
    ],
    ['claims', `${own}/js/Claims.js`, own, `${own}/js/`],
    ['claims', `${own}/js/Claims.js?of=${service}/Claims/acme/Modal/Cdn/Claims.js`, own, `${own}/js/`],
    ['claims', `${service}/Claims/a/b/Modal/Cdn/Claims.js`, service, `${service}/Claims/a/b/Modal/Cdn/`],
    [
      'adjuster',
      `${service}/Claims/AdjusterModal/Cdn/GetAdjusterModalJs`,
      service,
      `${service}/Claims/Cdn/${version}/`,
    ],
    [
      'adjuster',
      `${service}/v2/claims/adjustermodal/cdn/getadjustermodaljs?x`,
      `${service}/v2`,
      `${service}/v2/Claims/Cdn/${version}/`,
    ],
    ['portal', `${service}/GenericModal/Cdn/1.0.0/Portal.js`, service, `${service}/GenericModal/Cdn/${version}/`],
    ['claims', `${service}/Claims/acme/Modal/Cdn/1.0.0/Claims.js`, service, `${service}/Claims/Cdn/${version}/`],
    [
      'adjuster',
      `${service}/Claims/AdjusterModal/Cdn/1.0.0/GetAdjusterModalJs`,
      service,
      `${service}/Claims/Cdn/${version}/`,
    ],
    ['adjuster', `${own}/adjuster.js`, own, `${own}/`],
  ];

  for (const [script, address, baseUrl, folder] of cases) {
    it(`from ${address} has its service at ${baseUrl} and its module in ${folder}`, async () => {
      const modal = await run(script, address);
      expect(modal.table.tag).to.equal(scripts[script]);
      expect([modal.defaults.baseUrl, moduleAddress(modal)]).to.deep.equal([baseUrl, `${folder}${scripts[script]}.js`]);
    });
  }

  const claimsFolder = `/Claims/Cdn/${version}/`;
  const folders = { portal: `/GenericModal/Cdn/${version}/`, claims: claimsFolder, adjuster: claimsFolder };
  for (const script of ['portal', 'claims', 'adjuster'] as const) {
    const folder = folders[script];
    it(`by its text alone has the service of the page: ${script}`, async () => {
      const modal = await run(script, undefined);
      expect([modal.defaults.baseUrl, moduleAddress(modal)]).to.deep.equal(['', `${folder}${scripts[script]}.js`]);
    });
  }

  for (const script of ['portal', 'adjuster'] as const) {
    const folder = folders[script];
    it(`in a bundle has the service that its element names: ${script}`, async () => {
      for (const address of ['https://own.example.com/js/bundle.js', '']) {
        const modal = await run(script, address, service);
        const at = [modal.defaults.baseUrl, moduleAddress(modal)];
        expect(at).to.deep.equal([service, `${service}${folder}${scripts[script]}.js`]);
      }
    });
  }

  it('asks for a module that failed under another address the next time', async () => {
    const modal = await run('portal', `${own}/js/Portal.js`);
    const addresses = [moduleAddress(modal, true), moduleAddress(modal)];
    expect(addresses).to.deep.equal([`${own}/js/portal-payment.js`, `${own}/js/portal-payment.js?`]);
  });

  it('announces the plugin, which the claims modals share', async () => {
    announced.length = 0;
    for (const script of ['portal', 'claims', 'adjuster'] as const) await run(script, undefined);
    expect(announced).to.deep.equal(['portal', 'claims', 'claims']);
  });

  it('offers to install a jQuery that it cannot find', async () => {
    for (const script of ['portal', 'claims'] as const) await run(script, undefined);
    expect([window.portalModals?.install, window.claimsModals?.install]).to.deep.equal([page.install, page.install]);
  });

  it('loads its modal ahead when the page says so, and what that needs', async () => {
    const preloaded: string[] = [];
    page.preload = ({ table }) => Promise.resolve(void preloaded.push(table.tag));
    for (const script of ['portal', 'claims'] as const) await run(script, undefined);
    await window.portalModals?.preload();
    expect([loaded, preloaded]).to.deep.equal([['portal-payment'], ['portal-payment']]);
    await window.claimsModals?.preload();
    expect([loaded.length, preloaded]).to.deep.equal([2, ['portal-payment', 'claims-account']]);
    delete page.preload;
  });

  it('keeps its promise when the document hears that it is ready', async () => {
    await run('portal', undefined);
    let isReady = false;
    void window.portalModals?.ready?.then(() => (isReady = true));
    await nextTask();
    expect(isReady).to.be.false;
    page.raise([document], 'portal.load', null);
    await window.portalModals?.ready;
    expect(isReady).to.be.true;
  });
});

/* A page may have the scripts of two releases. The first one to come has made what they share, so what it has, it keeps. */
describe('what the scripts of several releases share', () => {
  it('has what release 0.1.0 has promised to those that come', () => {
    expect(page).to.include.all.keys('offer', 'install', 'raise', 'jQuerys', 'plugins');
    const plugin = offer({
      table: { plugin: 'promised', tag: 'promised-modal', methods: {}, describeError: () => ({}) },
      load: () => Promise.resolve(),
      defaults: {},
    });
    expect(plugin).to.include.all.keys('name', 'page', 'modals', 'announce', 'add', 'install', 'load');
  });

  it('is enough for this release, where an earlier one has made it with no more than that', async () => {
    const [added, told]: [string[], string[]] = [[], []];
    const earlier = {
      jQuerys: [],
      plugins: {},
      raise: () => undefined,
      install: () => undefined,
      offer: ({ table: { plugin, tag } }: ModalOffer) => {
        added.push(tag);
        return { announce: () => told.push(plugin), load: () => Promise.resolve() };
      },
    };
    Object.assign(window, { [place]: earlier });
    try {
      await run('portal', 'https://pay.example.com/GenericModal/Cdn/Portal.js');
      await window.portalModals?.preload();
      expect([added, told]).to.deep.equal([['portal-payment'], ['portal']]);
    } finally {
      Object.assign(window, { [place]: page });
    }
  });
});
