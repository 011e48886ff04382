import type { Language } from '../../src/messages/languages.ts';

/* The texts of the first page. */

const en = {
  heading: 'Payment modals for insurers',
  lead: 'Three web components that open over your page. Try them here: a sandbox in this browser replaces the payment service, and no money moves.',
  choices: 'Open them with',
  switches: { theme: 'Theme', language: 'Language', device: 'Device' },
  themes: {
    page: 'Default',
    harborline: 'An insurer’s brand',
    dark: 'Dark',
    rightToLeft: 'Right to left',
    largeText: 'Large text',
  },
  devices: { desktop: 'Desktop', phone: 'Phone' },
  products: {
    payment: {
      title: 'Bill payment',
      about: 'A policyholder pays by card or bank account, sees all fees, and gets a confirmation number.',
      open: 'Make a payment',
    },
    account: {
      title: 'Claim payment',
      about: 'A company or a person is paid to a bank or prepaid account, or chooses by email.',
      open: 'Pay a claim',
    },
    adjuster: {
      title: 'Payment approval',
      about: 'An adjuster asks up to ten parties to approve a payment, and sees the status of each.',
      open: 'Ask for approval',
    },
  },
  more: 'More examples',
  typed: 'Test card: 4111 1111 1111 1111, with any future date, security code, name, and ZIP code.',
  opening: 'Opening…',
  lastEvent: 'Last event:',
  phone: 'On a phone',
  closePhone: 'Close the phone',
};

export type FrontTexts = typeof en;

const es: FrontTexts = {
  heading: 'Ventanas de pago para aseguradoras',
  lead: 'Tres componentes web que se abren sobre su página. Pruébelos aquí: un entorno de pruebas en este navegador reemplaza al servicio de pagos y no se mueve dinero.',
  choices: 'Abrir con',
  switches: { theme: 'Apariencia', language: 'Idioma', device: 'Dispositivo' },
  themes: {
    page: 'Predeterminada',
    harborline: 'La marca de una aseguradora',
    dark: 'Oscura',
    rightToLeft: 'De derecha a izquierda',
    largeText: 'Texto grande',
  },
  devices: { desktop: 'Computadora', phone: 'Teléfono' },
  products: {
    payment: {
      title: 'Pago de facturas',
      about: 'Un asegurado paga con tarjeta o cuenta bancaria, ve todos los cargos y recibe un número de confirmación.',
      open: 'Realizar un pago',
    },
    account: {
      title: 'Pago de reclamos',
      about: 'Una empresa o una persona cobra en una cuenta bancaria o prepagada, o elige por correo electrónico.',
      open: 'Pagar un reclamo',
    },
    adjuster: {
      title: 'Aprobación de pagos',
      about: 'Un ajustador pide a un máximo de diez partes que aprueben un pago y ve el estado de cada una.',
      open: 'Pedir la aprobación',
    },
  },
  more: 'Más ejemplos',
  typed:
    'Tarjeta de prueba: 4111 1111 1111 1111, con cualquier fecha futura, código de seguridad, nombre y código postal.',
  opening: 'Abriendo…',
  lastEvent: 'Último evento:',
  phone: 'En un teléfono',
  closePhone: 'Cerrar el teléfono',
};

/** The texts of the first page, which has fewer languages than the modals, and their language. */
export function frontTextsIn(language: Language): { readonly spoken: Language; readonly texts: FrontTexts } {
  return language === 'es' ? { spoken: 'es', texts: es } : { spoken: 'en', texts: en };
}
