import { expect } from '@open-wc/testing';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { catalogue as adjusterEs } from '../../../src/adjuster/adjuster.es.ts';
import { englishFinder } from '../spanish.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { creation } from './adjuster-cases.ts';
import { openCreate, openManage } from './adjuster-harness.ts';
import { withParty } from './adjuster-samples.ts';
import { states } from './adjuster-states.ts';

describeLanguages({
  operation: creation,
  states,
  spanishHeading: 'Revisar la solicitud de aprobación',
  declines: ['GatewayInternalError'],
  englishIn: englishFinder(adjusterEn, adjusterEs),
  headingKey: 'create.heading',
});

describe('an adjuster modal in Spanish', () => {
  it('has its table in Spanish', async () => {
    const modal = await openCreate({ lang: 'es' });
    expect(modal.headers).to.deep.equal(['Parte', 'Se paga por', 'Enlace enviado a', 'Monto']);
    expect(modal.party('Oak Roofing')).to.deep.equal({
      Parte:
        'Oak Roofing LLC Recibe el pago Proveedor, Pat Lee Referencia V-7 Fecha del servicio 10/03/2026 ' +
        'Referencia del proveedor INV-2041 Documento https://oakroofing.example/inv-2041.pdf',
      'Se paga por': 'La parte elige',
      'Enlace enviado a': 'Correo electrónico pat@oakroofing.example',
      Monto: '$749.50',
    });
  });

  it('writes money and dates as in the United States, the month spelled out', async () => {
    const { lines, sum } = await openManage({ lang: 'es' });
    expect(sum).to.equal('$2,500.00');
    expect(lines.Creada).to.match(/^21 de noviembre de 2026\D+ 9:05 p\.\s?m\. Eastern Standard Time$/);
  });

  it('announces changes in Spanish', async () => {
    const modal = await openManage({ lang: 'es' });
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Aprobó');
  });

  it('does not change its language while a request is kept current', async () => {
    const modal = await openManage();
    modal.element.lang = 'es';
    await modal.keepCurrent(withParty('Sam Okafor', { status: 'Done' }));
    expect(modal.status).to.equal('Sam Okafor: Approved');
  });

  it('fills in the placeholders of the insurer’s own texts', async () => {
    const messages = { 'manage.heading': 'Case {id}', 'resend.button': 'Remind', 'resend.label': 'Remind {party}' };
    const modal = await openManage({ messages });
    expect(modal.heading).to.equal('Case 40017');
    expect(modal.buttons).to.contain('Remind Jordan Rivera');
    expect(modal.party('Jordan').Action).to.equal('Remind');
  });
});
