import type { Catalogue } from '../../../src/messages/translate.ts';
import type { EmailMessageKey } from './email.en.ts';

export const emailEs: Catalogue<EmailMessageKey> = {
  elsewhere: '(En español más abajo)',
  greeting: 'Hola, {name}:',
  help: '¿No esperaba este correo electrónico? Llame a {merchant} al {phone}.',

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
  'approval.linkToApprove': 'Apruébelo o rechácelo aquí a más tardar el {date}:',
  'approval.linkToBoth': 'Apruébelo o rechácelo, y elija cómo desea recibir su pago, aquí a más tardar el {date}:',
  'approval.linkToChoose': 'Elija aquí su método de pago a más tardar el {date}:',

  'receipt.subject': 'Su pago de {total} a {merchant}',
  'receipt.text': 'Pagó {total} a {merchant}. Gracias.',
  'receipt.submittedText':
    'Debitaremos {total} de su cuenta bancaria el {day} o el siguiente día hábil. Si su banco devuelve el pago, {merchant} se comunicará con usted.',
  'receipt.number': 'Número de confirmación: {number}',
  'receipt.amount': 'Monto: {amount}',
  'receipt.fee': 'Cargo por conveniencia: {fee}',
  'receipt.total': 'Total: {total}',
  'receipt.void': 'Anulado: {amount}',
  'receipt.refund': 'Reembolsado: {amount}',
  'receipt.method': 'Método de pago: {name} terminada en {digits}',
  'receipt.bankAccount': 'Cuenta bancaria',
  'receipt.date': 'Fecha: {date}',
  'receipt.reference': 'Póliza: {reference}',
};
