import type { Catalogue } from '../../src/messages/translate.ts';
import type { NotificationsMessageKey } from './notifications.en.ts';

export const notificationsEs: Catalogue<NotificationsMessageKey> = {
  title: 'Notificaciones',
  lead: 'Lo que el entorno de pruebas le avisa a su servidor y lo que este respondió.',
  sandbox: 'Entorno de pruebas de pagos',
  languages: 'Idioma',

  'address.heading': 'Dónde recibe los avisos su servidor',
  'address.text':
    'Solo direcciones de este equipo. Cada notificación va firmada según las reglas de Standard Webhooks.',
  'address.merchant': 'Comercio',
  'address.url': 'Dirección',
  'address.urlHint': 'Por ejemplo, http://localhost:8080/notifications. Déjela vacía para no enviar nada.',
  'address.secret': 'Clave secreta',
  'address.secretHint': 'Déjela vacía para usar la clave pública del entorno de pruebas.',
  'address.save': 'Guardar',
  'address.none': 'Ninguna',

  'problem.url': 'Ingrese una dirección http o https de este equipo, como http://localhost:8080/notifications.',
  'problem.secrets': 'La clave secreta es “whsec_” seguido de 24 a 64 bytes en Base64.',
  'problem.merchantKey': 'Elija un comercio.',
  'problem.id': 'El entorno de pruebas no conoce esta notificación. Es posible que se haya reiniciado.',
  'problem.other': 'No funcionó. Vuelva a cargar la página e inténtelo de nuevo.',

  none: 'Todavía no ha pasado nada que se le avise a su servidor.',
  'state.noAddress': 'No enviada: no se indicó ninguna dirección',
  'state.waiting': 'Próximo intento: {time}',
  'state.sending': 'Enviando…',
  'state.delivered': 'Entregada',
  'state.gaveUp': 'No entregada. Ya no se volverá a intentar',

  tries: 'Intentos',
  'try.time': 'Hora',
  'try.answer': 'Respuesta',
  'answer.timeout': 'No hubo respuesta a tiempo',
  'answer.network': 'No se pudo conectar',
  'answer.none': 'Todavía ninguna',
  body: 'Contenido',
  again: 'Enviar de nuevo',
};
