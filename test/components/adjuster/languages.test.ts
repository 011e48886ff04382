import { expect } from '@open-wc/testing';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { catalogue as adjusterEs } from '../../../src/adjuster/adjuster.es.ts';
import { openCreate, openCreated, openManage, setupAdjuster, type AdjusterHarness } from './adjuster-harness.ts';
import { toCreate, withParty } from './adjuster-samples.ts';
import { states } from './adjuster-states.ts';
import { englishFinder } from '../spanish.ts';
import { describeSpanish } from '../suites/spanish-suite.ts';

const englishIn = englishFinder(adjusterEn, adjusterEs);

async function headingOf(prepare: (modal: AdjusterHarness) => void, lang?: string): Promise<string> {
  const modal = await setupAdjuster(lang === undefined ? {} : { attributes: { lang } });
  prepare(modal);
  modal.element.createApprovalRequest(toCreate);
  await modal.hasParties();
  return modal.heading;
}

describe('the language of the adjuster modal', () => {
  afterEach(() => {
    document.documentElement.lang = '';
  });

  const english = 'Check the approval request';
  for (const [lang, heading] of [
    ['', english],
    ['la', english],
    ['es', 'Revise la solicitud de aprobación'],
    ['es-MX', 'Revise la solicitud de aprobación'],
  ] as const) {
    it(`is that of the page: “${lang}”`, async () => {
      expect(await headingOf(() => (document.documentElement.lang = lang))).to.equal(heading);
    });
  }

  it('is that of the element itself first', async () => {
    expect(await headingOf(({ page }) => (page.lang = 'es'), 'en')).to.equal(english);
  });

  it('stands on the dialog, so that it is read out rightly', async () => {
    expect((await openManage({ lang: 'es' })).language).to.equal('es');
    expect((await openManage()).language).to.equal('en');
  });

  it('does not change while the modal is open', async () => {
    const modal = await openManage();
    modal.element.lang = 'es';
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Approved');
  });
});

describe('an adjuster modal in Spanish', () => {
  describeSpanish(states, englishIn);

  it('has its table in Spanish', async () => {
    const modal = await openCreate({ lang: 'es' });
    expect(modal.headers).to.deep.equal(['Parte', 'Función', 'Se paga por', 'Enlace enviado a', 'Monto']);
    expect(modal.party('Oak Roofing')).to.deep.equal({
      Parte:
        'Oak Roofing LLC Proveedor, Pat Lee Referencia V-7 Fecha del servicio 10/03/2026 ' +
        'Referencia del proveedor INV-2041 Documento https://oakroofing.example/inv-2041.pdf',
      Función: 'Recibe el pago',
      'Se paga por': 'La parte elige',
      'Enlace enviado a': 'Correo pat@oakroofing.example',
      Monto: '$749.50',
    });
  });

  it('writes money and dates as in the United States, the month spelled out', async () => {
    const { lines } = await openManage({ lang: 'es' });
    expect(lines.Total).to.equal('$2,500.00');
    expect(lines.Creada).to.match(/^21 de noviembre de 2026\D+ 9:05 p\.\s?m\. Eastern Standard Time$/);
  });

  it('announces changes in Spanish', async () => {
    const modal = await openManage({ lang: 'es' });
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Aprobó');
  });

  it('tells the page the same as in English', async () => {
    const details: unknown[] = [];
    for (const lang of ['en', 'es']) {
      details.push((await openCreated({ lang })).detail('claims.approvalRequestCreated'));
    }
    expect(details[0]).to.deep.equal(details[1]);
  });

  it('tells the page in English what is wrong', async () => {
    const modal = await openCreate({ lang: 'es' });
    modal.service.script('create', { code: 'GatewayInternalError' });
    await modal.press('Create request');
    await modal.hears('claims.error');
    expect(modal.detail('claims.error').description).to.equal('The service did not carry it out.');
  });
});

describe('texts of the insurer’s own in the adjuster modal', () => {
  it('take the place of the library’s, with their placeholders filled in', async () => {
    const messages = { 'manage.heading': 'Case {id}', 'resend.button': 'Remind', 'resend.label': 'Remind {party}' };
    const modal = await openManage({ messages });
    expect(modal.heading).to.equal('Case 40017');
    expect(modal.buttons).to.contain('Remind Jordan Rivera');
    expect(modal.party('Jordan').Action).to.equal('Remind');
  });

  it('that are no texts are passed over', async () => {
    const messages = { 'create.button': 7, cancel: null } as unknown as AdjusterHarness['element']['messages'];
    const modal = await openCreate({ messages });
    expect(modal.buttons).to.deep.equal(['Close', 'Cancel', 'Create request']);
  });
});
