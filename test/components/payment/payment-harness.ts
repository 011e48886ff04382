import { paymentLater } from '../../../components/portal-payment/payment-later.ts';
import '../../../components/define/portal-payment.ts';
import type { PortalPayment } from '../../../components/portal-payment/portal-payment.ts';
import { portalEventCodes, type PortalEventDetails } from '../../../src/payment/events.ts';
import type { PaymentOptionObject } from '../../../src/payment/payment-options.ts';
import type { PaymentSubmission } from '../../../src/payment/requests.ts';
import { paymentEn } from '../../../src/payment/payment.en.ts';
import { loadPaymentMessages } from '../../../src/payment/payment-messages.ts';
import { FakePaymentService } from './fake-payment-service.ts';
import { ready } from '../framed.ts';
import { Person, walk, type ModalSettings } from '../person.ts';
import { account, card, paymentOptions, saveOptions, session, type SessionChanges } from './payment-samples.ts';
import { spanishOf } from '../spanish.ts';

export type PaymentSettings = ModalSettings & SessionChanges;

const spanish = spanishOf(paymentEn, (await loadPaymentMessages('es')).catalogue);

export async function setupPayment(settings: PaymentSettings = {}): Promise<PaymentHarness> {
  const element = document.createElement('portal-payment');
  const service = new FakePaymentService();
  service.session = session(settings);
  const opener = 'Pay my bill';
  const modal = new PaymentHarness({ element, service, codes: portalEventCodes, spanish, opener, settings });
  await ready(element);
  // Loaded first, because the time of their arrival must not matter.
  await paymentLater.load();
  return modal;
}

export const openPayment = (options?: PaymentOptionObject, settings?: PaymentSettings) =>
  walk(setupPayment, (modal) => modal.pay(options))(settings);
export const openSave = (options?: PaymentOptionObject, settings?: PaymentSettings) =>
  walk(setupPayment, (modal) => modal.save(options))(settings);
export const openReview = walk(openPayment, (modal) => modal.fillInAndReview());

export class PaymentHarness extends Person<PortalEventDetails, PortalPayment, FakePaymentService> {
  async pay(options: PaymentOptionObject = {}): Promise<void> {
    this.element.makePayment({ ...paymentOptions, ...options });
    await this.showsForm();
  }

  async save(options: PaymentOptionObject = {}): Promise<void> {
    this.element.savePaymentMethod({ ...saveOptions, ...options });
    await this.showsForm();
  }

  async fillCard(changes: Partial<Record<keyof typeof card, string>> = {}): Promise<void> {
    await this.fillAll({ ...card, ...changes });
  }

  async fillAccount(changes: Partial<Record<keyof typeof account, string>> = {}): Promise<void> {
    await this.choose('Checking');
    await this.fillAll({ ...account, ...changes });
  }

  async fillIn(): Promise<void> {
    await (this.groups.includes(this.say('Account type')) ? this.fillAccount() : this.fillCard());
  }

  async fillInAndReview(): Promise<void> {
    await this.fillIn();
    await this.review();
  }

  async complete(): Promise<PortalEventDetails['portal.paymentComplete']> {
    await this.press('Pay');
    await this.hears('portal.paymentComplete');
    return this.detail('portal.paymentComplete');
  }

  get payment(): PaymentSubmission {
    return this.service.onlyGiven('pay')[2];
  }
}
