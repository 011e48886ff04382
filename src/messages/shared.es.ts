import type { SharedMessageKey } from './shared.en.ts';
import type { Catalogue } from './translate.ts';

/** The texts of every modal, in US Spanish. */
export const sharedEs: Catalogue<SharedMessageKey> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  tryAgain: 'Intentar de nuevo',
  print: 'Imprimir',
  secure: 'Conexión cifrada',
  loading: 'Cargando…',
  submitting: 'Enviando… No cierre esta página.',
  'problem.heading': 'Hay un problema',

  'leave.heading': '¿Salir sin terminar?',
  'leave.text': 'Se perderá lo que ha escrito. No se ha cobrado ni guardado nada.',
  'leave.stay': 'Seguir aquí',
  'leave.go': 'Salir',

  'unreachable.heading': 'No pudimos conectarnos',
  'unreachable.text': 'Revise su conexión a internet e inténtelo de nuevo. No se ha cobrado ni guardado nada.',
  'refused.heading': 'No se puede iniciar',
  'refused.text': 'No se ha cobrado ni guardado nada. Cierre esta ventana y comience de nuevo desde la página.',
  'refused.expired':
    'Ha pasado demasiado tiempo o esta operación se canceló antes. No se ha cobrado ni guardado nada. Cierre esta ventana y comience de nuevo desde la página.',
  'refused.used':
    'Esta operación se inició antes y es posible que ya se haya realizado. Revise su cuenta antes de intentarlo de nuevo.',
  'unknown.heading': 'Estamos comprobando qué pasó',
  'unknown.text':
    'La respuesta se perdió en el camino. Estamos verificando si se realizó. No lo haga de nuevo por otro medio.',
  'unknown.asked': 'Todavía no hay respuesta. Verificaremos otra vez en un momento.',
  'unknown.leave':
    'Todavía no lo sabemos. Puede cerrar esta ventana. Antes de intentarlo de nuevo, revise su cuenta o llame a {name} al {phone}.',
  'unknown.askNow': 'Verificar ahora',
  'setback.noQuote':
    'No pudimos calcular el total. Revise su conexión a internet e inténtelo de nuevo. No se ha cobrado nada.',
  'setback.notReceived': 'Su solicitud no nos llegó. No se ha cobrado ni guardado nada. Puede intentarlo de nuevo.',

  'ending.card': '{name} que termina en {digits}',
  'ending.account': 'Cuenta de {name} que termina en {digits}',
  'ending.unknownBank': 'Cuenta bancaria que termina en {digits}',
};
