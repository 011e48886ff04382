import type { SharedMessageKey } from './shared.en.ts';
import type { Catalogue } from './translate.ts';

/** The texts of every modal, in US Spanish. */
export const sharedEs: Catalogue<SharedMessageKey> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  tryAgain: 'Intentar de nuevo',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  secure: 'Conexión cifrada',
  loading: 'Cargando…',
  submitting: 'Enviando… No cierre esta ventana.',
  'session.endsSoon': 'Su sesión terminará en menos de 2 minutos.',
  'session.notExtended': 'No pudimos extender su sesión. Revise su conexión a internet e intente de nuevo.',
  'session.extend': 'Necesito más tiempo',
  questions: '¿Preguntas? Llame al {phone}.',
  'problem.heading': 'Hay un problema',

  'leave.heading': '¿Salir sin terminar?',
  'leave.text': 'Se perderá lo que ha escrito. No se ha cobrado ni guardado nada.',
  'leave.stay': 'Seguir aquí',
  'leave.go': 'Salir',

  'unreachable.heading': 'No pudimos conectarnos',
  'unreachable.text': 'Revise su conexión a internet e inténtelo de nuevo. No se ha cobrado ni guardado nada.',
  'refused.heading': 'No podemos continuar',
  'refused.expiredHeading': 'Su sesión venció',
  'refused.usedHeading': 'Es posible que ya se haya realizado',
  'refused.text': 'No se ha cobrado ni guardado nada. Cierre esta ventana y comience de nuevo desde la página.',
  'refused.expired': 'No se ha cobrado ni guardado nada. Cierre esta ventana y comience de nuevo desde la página.',
  'refused.used':
    'Se inició antes y es posible que ya se haya realizado. Revise su cuenta antes de intentarlo de nuevo.',
  'unknown.heading': 'Estamos verificando qué pasó',
  'unknown.text':
    'Perdimos la conexión antes de que se confirmara. Estamos verificando si se realizó. Por favor, no lo envíe de nuevo.',
  'unknown.asked': 'Seguimos verificando. Preguntaremos otra vez en un momento.',
  'unknown.leave':
    'Aún no podemos confirmarlo. Puede cerrar esta ventana. Antes de intentarlo de nuevo, revise su cuenta o llame a {name} al {phone}.',
  'unknown.askNow': 'Verificar ahora',
  'unknown.asking': 'Verificando…',
  'setback.noQuote':
    'No pudimos calcular el total. Revise su conexión a internet e inténtelo de nuevo. No se le ha cobrado nada.',
  'setback.notReceived': 'La solicitud no nos llegó. No se ha cobrado ni guardado nada. Puede enviarla de nuevo.',

  'ending.card': '{name} terminada en {digits}',
  'ending.account': 'Cuenta de {name} terminada en {digits}',
  'ending.unknownBank': 'Cuenta bancaria terminada en {digits}',
};
