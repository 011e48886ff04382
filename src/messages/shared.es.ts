import type { SharedMessageKey } from './shared.en.ts';
import type { Catalogue } from './translate.ts';

/** What every modal says, in US Spanish. */
export const sharedEs: Catalogue<SharedMessageKey> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  tryAgain: 'Intentar de nuevo',
  print: 'Imprimir',
  loading: 'Cargando…',
  submitting: 'Enviando… No cierre esta página.',
  'problem.heading': 'Hay un problema',

  'leave.heading': '¿Salir sin terminar?',
  'leave.text': 'Se perderá lo que ha escrito. No se ha cobrado ni guardado nada.',
  'leave.stay': 'Continuar',
  'leave.go': 'Salir',

  'unreachable.heading': 'No pudimos conectarnos',
  'unreachable.text': 'Revise su conexión a internet e inténtelo de nuevo. No se ha cobrado ni guardado nada.',
  'refused.heading': 'No se puede iniciar',
  'refused.text': 'No se ha cobrado ni guardado nada. Cierre esta ventana y comience de nuevo desde la página.',
  'refused.expired':
    'Ha pasado demasiado tiempo o esta operación ya se usó. No se ha cobrado ni guardado nada más. Cierre esta ventana y comience de nuevo desde la página.',
  'unknown.heading': 'Estamos comprobando qué pasó',
  'unknown.text':
    'La respuesta se perdió en el camino. Estamos preguntando si su envío se realizó. No lo envíe de nuevo por otro medio.',
  'unknown.asked': 'Todavía no hay respuesta. Preguntaremos otra vez en un momento.',
  'unknown.leave':
    'Puede cerrar esta ventana. Antes de enviar de nuevo, revise su cuenta o comuníquese con {merchant} al {phone}.',
  'unknown.askNow': 'Preguntar ahora',
  'setback.noQuote':
    'No pudimos calcular el total. Revise su conexión a internet e inténtelo de nuevo. No se ha cobrado nada.',
  'setback.notReceived': 'Su envío no nos llegó. No se ha cobrado ni guardado nada. Puede enviarlo de nuevo.',

  'accountType.Checking': 'Corriente',
  'accountType.Saving': 'De ahorros',
  endingSpoken: '{name} terminada en {digits}',
  bankUnknown: 'Cuenta bancaria',
};
