import type { Language } from '../../src/messages/languages.ts';

/* The texts of the first page. */

const en = {
  heading: 'Payment windows for an insurer’s own pages',
  lead: 'Three web components that open over any page. Try them here: a sandbox in this browser stands in for the payment service, and no money moves.',
  choices: 'Open them with',
  look: 'Look',
  language: 'Language',
  device: 'Device',
  looks: {
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
      about:
        'A policyholder pays by card or bank account, sees every fee before paying, and gets a confirmation number.',
      picture: 'The payment window: the amount due, card or bank account, and the fields of the card.',
      open: 'Make a payment',
      stories: 'More payments',
    },
    account: {
      title: 'Claim payment',
      about: 'A company or a person is paid to a bank or prepaid account, or is asked by email to choose.',
      picture: 'The claim payment window: the amount, the payee’s details, and the ways to pay.',
      open: 'Pay a claim',
      stories: 'More claim payments',
    },
    adjuster: {
      title: 'Payment approval',
      about: 'An adjuster asks up to ten parties to approve a payment, and follows each of them to the end.',
      picture: 'The approval window: the claim, the total, and the parties with their roles and amounts.',
      open: 'Ask for approval',
      stories: 'More approvals',
    },
  },
  typed: 'Test card: 4111 1111 1111 1111, with any future date, security code, name, and ZIP code.',
  opening: 'Opening…',
  starting: 'The sandbox is starting…',
  heard: 'Events on this page:',
  phone: 'On a phone',
  closePhone: 'Close the phone',
};

export type FrontTexts = typeof en;

const es: FrontTexts = {
  heading: 'Ventanas de pago para las páginas de una aseguradora',
  lead: 'Tres componentes web que se abren sobre cualquier página. Pruébelos aquí: un entorno de pruebas en este navegador reemplaza al servicio de pagos y no se mueve dinero.',
  choices: 'Abrir con',
  look: 'Apariencia',
  language: 'Idioma',
  device: 'Dispositivo',
  looks: {
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
      about:
        'Un asegurado paga con tarjeta o cuenta bancaria, ve cada cargo antes de pagar y recibe un número de confirmación.',
      picture: 'La ventana de pago: el monto adeudado, tarjeta o cuenta bancaria y los campos de la tarjeta.',
      open: 'Realizar un pago',
      stories: 'Más pagos',
    },
    account: {
      title: 'Pago de reclamos',
      about:
        'Una empresa o una persona recibe el pago en una cuenta bancaria o prepagada, o elige cómo por correo electrónico.',
      picture: 'La ventana de pago de un reclamo: el monto, los datos del beneficiario y las formas de pago.',
      open: 'Pagar un reclamo',
      stories: 'Más reclamos',
    },
    adjuster: {
      title: 'Aprobación de pagos',
      about: 'Un ajustador pide a un máximo de diez partes que aprueben un pago y sigue a cada una hasta el final.',
      picture: 'La ventana de aprobación: el reclamo, el total y las partes con sus funciones y montos.',
      open: 'Pedir la aprobación',
      stories: 'Más aprobaciones',
    },
  },
  typed:
    'Tarjeta de prueba: 4111 1111 1111 1111, con cualquier fecha futura, código de seguridad, nombre y código postal.',
  opening: 'Abriendo…',
  starting: 'El entorno de pruebas se está iniciando…',
  heard: 'Eventos en esta página:',
  phone: 'En un teléfono',
  closePhone: 'Cerrar el teléfono',
};

/** The texts of the first page, which has fewer languages than the modals, and their language. */
export function frontTextsIn(language: Language): { readonly spoken: Language; readonly texts: FrontTexts } {
  return language === 'es' ? { spoken: 'es', texts: es } : { spoken: 'en', texts: en };
}
