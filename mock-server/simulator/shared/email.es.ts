import type { Catalogue } from '../../../src/messages/translate.ts';
import type { EmailMessageKey } from './email.en.ts';

export const emailEs: Catalogue<EmailMessageKey> = {
  elsewhere: '(En español más abajo)',
  greeting: 'Hola, {name}:',
  help: '¿No esperaba este correo? Llame a {merchant} al {phone}.',

  'ePay.subject': 'Elija cómo recibir su pago',
  'ePay.saveSubject': 'Díganos cómo pagarle',
  'ePay.text': '{merchant} desea pagarle {amount}.',
  'ePay.claimText': '{merchant} desea pagarle {amount} por el reclamo {claim}.',
  'ePay.saveText': '{merchant} desea saber cómo pagarle.',
  'ePay.saveClaimText': '{merchant} desea saber cómo pagarle por el reclamo {claim}.',
  'ePay.link': 'Elija aquí cómo desea recibir su pago:',

  'approval.subject': 'Necesitamos su aprobación: reclamo {claim}',
  'approval.approve': '{merchant} le pide que apruebe el pago de {total} por el reclamo {claim}.',
  'approval.approveAndChoose':
    '{merchant} le pide que apruebe el pago de {total} por el reclamo {claim}, del que {amount} es para usted.',
  'approval.choose': '{merchant} desea pagarle {amount} por el reclamo {claim}.',
  'approval.linkToApprove': 'Apruébelo o rechácelo aquí antes del {date}:',
  'approval.linkToBoth': 'Apruébelo o rechácelo, y elija cómo desea recibir su pago, aquí antes del {date}:',
  'approval.linkToChoose': 'Elija aquí su método de pago antes del {date}:',

  'receipt.subject': 'Su pago de {total} a {merchant}',
  'receipt.text': 'Pagó {total} a {merchant}. Gracias.',
  'receipt.number': 'Número de confirmación: {number}',
  'receipt.amount': 'Monto: {amount}',
  'receipt.fee': 'Cargo por conveniencia: {fee}',
  'receipt.total': 'Total: {total}',
  'receipt.void': 'Anulado: {amount}',
  'receipt.refund': 'Reembolsado: {amount}',
  'receipt.method': 'Método de pago: {name} terminada en {digits}',
  'receipt.bankAccount': 'Cuenta bancaria',
  'receipt.date': 'Fecha: {date}',
  'receipt.reference': 'Referencia: {reference}',
};
