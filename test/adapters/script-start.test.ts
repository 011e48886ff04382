import { expect } from '@open-wc/testing';
import { thisPage } from '../../adapters/jquery/page.ts';
import { globalName, type ModalOffer, type Page, type Plugin } from '../../adapters/jquery/shared-page.ts';
import { release } from '../../adapters/script/release.ts';
import { nextTask } from './heard.ts';

/* Each script derives the addresses of its service and of its module from its own address. */

const scripts = { portal: 'portal-payment', claims: 'claims-account', adjuster: 'claims-adjuster' } as const;
type Script = keyof typeof scripts;

const { version } = release;

const page = thisPage() as { -readonly [Name in keyof Page]: Page[Name] };
const { offer } = page;
const offered: ModalOffer[] = [];
const loaded: string[] = [];

let runs = 0;

/** Runs a script as if it had been loaded from an address; undefined if its text runs without an element. */
async function run(script: Script, address?: string, given?: string): Promise<ModalOffer> {
  runs += 1;
  const value = address === undefined ? null : Object.assign(document.createElement('script'), { src: address });
  if (given !== undefined) value?.setAttribute('data-base-url', given);
  Object.defineProperty(document, 'currentScript', { value, configurable: true });
  await import(`/adapters/script/${script}.ts?run=${runs}`);
  Reflect.deleteProperty(document, 'currentScript');
  return offered.at(-1)!;
}

/** The address from which a modal loads its module. The module is a stub, or a failure. */
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

describe('a loader script', () => {
  before(() => {
    page.offer = (modal) => {
      offered.push(modal);
      const plugin = {
        modals: [modal],
        announce: () => undefined,
        load: (wanted: ModalOffer) => Promise.resolve(loaded.push(wanted.table.tag)),
      };
      return plugin as unknown as Plugin;
    };
  });

  after(() => void (page.offer = offer));

  const service = 'https://pay.example.com';
  const own = 'https://own.example.com';
  const claimsFolder = `/Claims/Cdn/${version}/`;

  /** Documented addresses of scripts, and the service that each belongs to. */
  const documented: readonly [script: Script, path: string, base?: string, folder?: string][] = [
    ['portal', '/GenericModal/Cdn/Portal.js'],
    ['portal', '/GenericModal/Cdn/1.0.0/Portal.js'],
    ['portal', '/v2/genericmodal/cdn/portal.js?v=3', '/v2', `/v2/genericmodal/cdn/${version}/`],
    ['claims', '/Claims/acme/Modal/Cdn/Claims.js'],
    ['claims', '/Claims/acme/Modal/Cdn/1.0.0/Claims.js'],
    ['claims', '/Claims/Acme%20%26%2FWest/Modal/Cdn/Claims.js?v=3#x'],
    ['claims', '/a/b/claims/ACME/modal/cdn/claims.js', '/a/b'],
    ['claims', '/Claims/Claims/Modal/Cdn/Claims.js'],
    ['claims', '/Claims/Modal/Modal/Cdn/Claims.js'],
    ['claims', ':8443/Claims/a:b@c/Modal/Cdn/Claims.js', ':8443'],
    ['claims', '/Claims/a/b/Modal/Cdn/Claims.js', '', '/Claims/a/b/Modal/Cdn/'],
    ['adjuster', '/Claims/AdjusterModal/Cdn/GetAdjusterModalJs'],
    ['adjuster', '/Claims/AdjusterModal/Cdn/1.0.0/GetAdjusterModalJs'],
    ['adjuster', '/v2/claims/adjustermodal/cdn/getadjustermodaljs?x', '/v2'],
  ];
  /** Copies on the page's origin, beside their modules. */
  const copies: readonly [script: Script, path: string, folder: string][] = [
    ['portal', '/js/Portal.js', '/js/'],
    ['portal', `/js/Portal.js?of=${service}/GenericModal/Cdn/Portal.js`, '/js/'],
    ['claims', '/js/Claims.js', '/js/'],
    ['claims', `/js/Claims.js?of=${service}/Claims/acme/Modal/Cdn/Claims.js`, '/js/'],
    ['adjuster', '/adjuster.js', '/'],
  ];
  const folders = { portal: `/GenericModal/Cdn/${version}/`, claims: claimsFolder, adjuster: claimsFolder };
  const cases = [
    ...documented.map(([script, path, base = '', folder = base + folders[script]]) => ({
      script,
      address: service + path,
      baseUrl: service + base,
      folder: service + folder,
    })),
    ...copies.map(([script, path, folder]) => ({ script, address: own + path, baseUrl: own, folder: own + folder })),
  ];

  for (const { script, address, baseUrl, folder } of cases) {
    it(`from ${address} has its service at ${baseUrl} and its module in ${folder}`, async () => {
      const modal = await run(script, address);
      expect(modal.table.tag).to.equal(scripts[script]);
      expect([modal.defaults.baseUrl, moduleAddress(modal)]).to.deep.equal([baseUrl, `${folder}${scripts[script]}.js`]);
    });
  }

  for (const [what, baseUrl, ...addresses] of [
    ['without an address uses the origin of the page', '', undefined],
    ['in a bundle uses the service in data-base-url', service, 'https://own.example.com/js/bundle.js', ''],
  ] as const) {
    for (const script of ['portal', 'claims', 'adjuster'] as const) {
      it(`${what}: ${script}`, async () => {
        for (const address of addresses) {
          const modal = await run(script, address, baseUrl || undefined);
          const expected = [baseUrl, `${baseUrl}${folders[script]}${scripts[script]}.js`];
          expect([modal.defaults.baseUrl, moduleAddress(modal)]).to.deep.equal(expected);
        }
      });
    }
  }

  it('requests a failed module again under another address', async () => {
    const modal = await run('portal', `${own}/js/Portal.js`);
    const addresses = [moduleAddress(modal, true), moduleAddress(modal)];
    expect(addresses).to.deep.equal([`${own}/js/portal-payment.js`, `${own}/js/portal-payment.js?`]);
  });

  it('lets the page install a jQuery that it cannot find', async () => {
    for (const script of ['portal', 'claims'] as const) await run(script, undefined);
    expect([window.portalModals?.install, window.claimsModals?.install]).to.deep.equal([page.install, page.install]);
  });

  it('preloads its modal and its dependencies', async () => {
    const preloaded: string[] = [];
    page.preload = ({ table }) => Promise.resolve(void preloaded.push(table.tag));
    for (const script of ['portal', 'claims'] as const) await run(script, undefined);
    await window.portalModals?.preload();
    expect([loaded, preloaded]).to.deep.equal([['portal-payment'], ['portal-payment']]);
    await window.claimsModals?.preload();
    expect([loaded.length, preloaded]).to.deep.equal([2, ['portal-payment', 'claims-account']]);
    delete page.preload;
  });

  it('resolves ready when its load event is raised on the document', async () => {
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

/* A page may have the scripts of two releases. The first one creates the shared objects, and keeps its own parts. */
describe('the object that the scripts of several releases share', () => {
  it('has the members that release 0.1.0 has', () => {
    expect(page).to.include.all.keys('offer', 'install', 'raise', 'jQuerys', 'plugins');
    const plugin = offer({
      table: { plugin: 'promised', tag: 'promised-modal', methods: {}, describeError: () => ({}) },
      load: () => Promise.resolve(),
      defaults: {},
    });
    expect(plugin).to.include.all.keys('name', 'page', 'modals', 'announce', 'add', 'install', 'load');
  });

  it('works with this release if release 0.1.0 created it', async () => {
    const [added, told]: [string[], string[]] = [[], []];
    const earlier = {
      jQuerys: [],
      plugins: {},
      raise: () => undefined,
      install: () => undefined,
      offer: (modal: ModalOffer) => {
        added.push(modal.table.tag);
        return { modals: [modal], announce: () => told.push(modal.table.plugin), load: () => Promise.resolve() };
      },
    };
    Object.assign(window, { [globalName]: earlier });
    try {
      await run('portal', 'https://pay.example.com/GenericModal/Cdn/Portal.js');
      await window.portalModals?.preload();
      expect([added, told]).to.deep.equal([['portal-payment'], ['portal']]);
    } finally {
      Object.assign(window, { [globalName]: page });
    }
  });
});
