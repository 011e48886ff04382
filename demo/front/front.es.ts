import type { FrontTexts } from './front-messages.ts';

export const frontEs: FrontTexts = {
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
