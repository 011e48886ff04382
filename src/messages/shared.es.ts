import type { SharedMessageKey } from './shared.en.ts';
import type { Catalogue } from './translate.ts';

/** The texts of every modal, in US Spanish. */
export const sharedEs: Catalogue<SharedMessageKey> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver',
  change: 'Cambiar',
  tryAgain: 'Intentar de nuevo',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Cargando…',
  late: 'Esto tarda más de lo habitual. No cierre esta ventana.',
  submitting: 'Enviando… No cierre esta ventana.',
  'session.endsSoon': 'Su sesión terminará en menos de 2 minutos.',
  'session.notExtended': 'No pudimos extender su sesión. Revise su conexión a internet e inténtelo de nuevo.',
  'session.extend': 'Necesito más tiempo',
  questions: '¿Tiene preguntas? Llame al {phone}.',
  'problem.heading': 'Hay un problema',
  goTo: 'Ir a {label}',

  'leave.heading': '¿Salir sin terminar?',
  'leave.text': 'No se cobró ni se guardó nada. Se perderá lo que escribió.',
  'leave.stay': 'Seguir aquí',
  'leave.go': 'Salir',

  'unreachable.heading': 'No pudimos conectarnos',
  'unreachable.text': 'No se cobró ni se guardó nada. Revise su conexión a internet e inténtelo de nuevo.',
  'refused.heading': 'No podemos continuar',
  'refused.expiredHeading': 'Su sesión venció',
  'refused.receivedHeading': 'Ya lo recibimos',
  'refused.openHeading': 'Esto está abierto en otra ventana',
  'refused.text': 'No se cobró ni se guardó nada. Cierre esto y comience de nuevo.',
  'refused.expired': 'No se cobró ni se guardó nada. Cierre esto y comience de nuevo.',
  'refused.kept':
    'Si comienza de nuevo en 15 minutos, recuperará lo que escribió, salvo números de tarjeta y de cuenta.',
  'refused.received': 'Verifique qué pasó antes de enviarlo de nuevo.',
  'refused.receivedOn': 'Lo recibimos el {date}. Verifique qué pasó antes de enviarlo de nuevo.',
  'refused.open': 'Continúe en la otra ventana o pestaña. Si la cerró, comience de nuevo desde la página.',
  'refused.notFound':
    'Es posible que esta página no esté actualizada. Cierre esto, vuelva a cargar la página y comience de nuevo.',
  'unknown.heading': 'Estamos verificando qué pasó',
  'unknown.text':
    'Perdimos la conexión antes de confirmarlo. Estamos verificando si se procesó. No lo envíe de nuevo, por favor.',
  'unknown.asked': 'Aún no hay respuesta. Verificaremos otra vez en {seconds} segundos.',
  'unknown.leave':
    'Aún no podemos confirmarlo. Puede cerrar esto. Antes de intentarlo de nuevo, revise su cuenta o llame a {name} al {phone}.',
  'unknown.askNow': 'Verificar ahora',
  'unknown.asking': 'Verificando…',
  'setback.noQuote':
    'No se le cobró nada. No pudimos calcular el total. Revise su conexión a internet e inténtelo de nuevo.',
  'setback.notReceived': 'No se cobró ni se guardó nada. La solicitud no nos llegó. Puede enviarla de nuevo.',

  'ending.card': '{name} terminada en {digits}',
  'ending.account': 'Cuenta de {name} terminada en {digits}',
  'ending.unknownBank': 'Cuenta bancaria terminada en {digits}',
};
