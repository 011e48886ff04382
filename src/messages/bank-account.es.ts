import type { BankAccountMessageKey } from './bank-account.en.ts';
import type { Catalogue } from './translate.ts';

/** The texts at the fields of a bank account, in US Spanish. */
export const bankAccountEs: Catalogue<BankAccountMessageKey> = {
  'accountType.label': 'Tipo de cuenta',
  'accountType.Checking': 'Cuenta de cheques',
  'accountType.Saving': 'Cuenta de ahorros',
  'accountType.empty': 'Elija el tipo de cuenta',
  'routingNumber.label': 'Número de ruta',
  'routingNumber.hint': '9 dígitos',
  'check.summary': 'Dónde están estos números',
  'check.text':
    'Ambos están en la parte inferior de un cheque: primero el número de ruta con 9 dígitos y después el número de cuenta. También aparecen en la aplicación de su banco.',
  'routingNumber.empty': 'Escriba el número de ruta',
  'routingNumber.partial': 'El número de ruta tiene 9 dígitos',
  'routingNumber.characters': 'Use solo números en el número de ruta',
  'routingNumber.length': 'El número de ruta tiene 9 dígitos',
  'routingNumber.checksum': 'Revise el número de ruta: al menos un dígito no es correcto',
  'accountNumber.label': 'Número de cuenta',
  'accountNumber.empty': 'Escriba el número de cuenta',
  'accountNumber.characters': 'Use solo números en el número de cuenta',
  'accountNumber.length': 'El número de cuenta tiene de 4 a 17 dígitos',
  'repeatedNumber.label': 'Confirmar el número de cuenta',
  'repeatedNumber.empty': 'Escriba de nuevo el número de cuenta',
  'repeatedNumber.different': 'Los dos números de cuenta no coinciden',
};
