import { expect } from '@open-wc/testing';
import { adjusterEn } from '../../../src/adjuster/adjuster.en.ts';
import { loadAdjusterMessages } from '../../../src/adjuster/adjuster-messages.ts';
import { describeLanguages } from '../suites/languages-suite.ts';
import { creation } from './adjuster-cases.ts';
import { openCreate } from './adjuster-harness.ts';
import { states } from './adjuster-states.ts';

await describeLanguages({
  operation: creation,
  states,
  english: adjusterEn,
  load: loadAdjusterMessages,
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
});
