import type { PaymentMessageKey } from './payment.en.ts';
import { bankAccountEs } from '../messages/bank-account.es.ts';
import { sharedEs } from '../messages/shared.es.ts';
import type { Catalogue } from '../messages/translate.ts';

/** The texts of the payment modal, in US Spanish. */
export const catalogue: Catalogue<PaymentMessageKey> = {
  ...sharedEs,
  ...bankAccountEs,
  'makePayment.heading': 'Realizar un pago',
  'savePaymentMethod.heading': 'Guardar un método de pago',
  'review.heading': 'Revisar su pago',
  'review.button': 'Revisar pago',
  'review.quoting': 'Calculando el total…',
  'pay.button': 'Pagar {total}',
  'save.button': 'Guardar método de pago',
  'paying.heading': 'Pagando {total}',
  'saving.heading': 'Guardando su método de pago',
  submittingPayment: 'No cierre esta ventana.',

  'makePayment.refused.heading': 'No podemos iniciar este pago',
  'refused.receivedOn': 'Lo recibimos el {date}. Revise el estado de su cuenta o tarjeta antes de enviarlo de nuevo.',
  'makePayment.refused.receivedHeading': 'Ya recibimos este pago',
  'makePayment.refused.openHeading': 'Este pago está abierto en otra ventana',
  'makePayment.leave.stay': 'Seguir con el pago',
  'makePayment.unknown.heading': 'Estamos verificando su pago',
  'makePayment.unknown.text':
    'Perdimos la conexión antes de confirmar su pago. Estamos verificando si se realizó. No pague de nuevo, por favor.',
  'makePayment.setback.notReceived': 'No se le cobró nada. Su pago no nos llegó. Puede enviarlo de nuevo.',

  'subject.reference': 'Póliza {reference}',
  'subject.amountDue': 'Monto adeudado {amount}',

  'amount.legend': 'Monto a pagar',
  'amount.minAmountDue': 'Monto adeudado',
  'amount.accountBalance': 'Saldo de la cuenta',
  'amount.other': 'Otro monto',
  'amount.label': 'Monto',
  'amount.hint': 'De {least} a {most}',
  'amount.empty': 'Escriba el monto que quiere pagar',
  'amount.form': 'Escriba un monto en dólares y centavos, por ejemplo 107.98',
  'amount.tooLittle': 'Escriba un monto de {least} o más',
  'amount.tooMuch': 'Escriba un monto de {most} o menos',

  'method.legend': 'Pagar con',
  'method.saveLegend': 'Método de pago',
  'method.CreditCard': 'Tarjeta',
  'method.ECheck': 'Cuenta bancaria',
  'method.another.CreditCard': 'Otra tarjeta',
  'method.another.ECheck': 'Otra cuenta bancaria',
  'method.expires': 'vence {date}',
  'fee.flat': '+ {fee} de cargo',
  'fee.percentage': '+ {percent} de cargo',
  'fee.none': 'Sin cargo',
  'fee.included': 'incluye {fee} de cargo',

  'cardNumber.label': 'Número de tarjeta',
  'cardNumber.accepted': 'Aceptamos Visa, Mastercard, American Express, Discover, Diners Club, JCB y UnionPay',
  'cardNumber.empty': 'Escriba el número de la tarjeta',
  'cardNumber.partial': 'El número de tarjeta está incompleto',
  'cardNumber.characters': 'Use solo números en el número de tarjeta',
  'cardNumber.brand':
    'No aceptamos este tipo de tarjeta. Use Visa, Mastercard, American Express, Discover, Diners Club, JCB o UnionPay',
  'cardNumber.length': 'El número de tarjeta tiene demasiados dígitos',
  'cardNumber.checksum': 'Revise el número de tarjeta: al menos un dígito no es correcto',
  'expiration.label': 'Fecha de vencimiento',
  'expiration.hint': 'MM / AA',
  'expiration.empty': 'Escriba la fecha de vencimiento',
  'expiration.partial': 'Escriba el mes y el año, por ejemplo 04/29',
  'expiration.form': 'Escriba el mes y el año, por ejemplo 04/29',
  'expiration.month': 'El mes es un número del 01 al 12',
  'expiration.past': 'Esta tarjeta está vencida. Use otra tarjeta',
  'securityCode.label': 'Código de seguridad',
  'securityCode.hint': '3 o 4 dígitos',
  'securityCode.hint3': '3 dígitos',
  'securityCode.hint4': '4 dígitos',
  'securityCode.where': 'Al dorso de la tarjeta. American Express: al frente',
  'securityCode.where3': 'Al dorso de la tarjeta',
  'securityCode.where4': 'Al frente de la tarjeta',
  'securityCode.again': 'Escríbalo de nuevo',
  'securityCode.empty': 'Escriba el código de seguridad',
  'securityCode.short': 'El código de seguridad está incompleto',
  'securityCode.characters': 'Use solo números en el código de seguridad',
  'securityCode.length': 'El código de seguridad tiene demasiados dígitos',
  'nameOnCard.label': 'Nombre en la tarjeta',
  'nameOnCard.empty': 'Escriba el nombre que aparece en la tarjeta',
  'nameOnCard.length': 'Escriba un nombre de 100 caracteres o menos',
  'nameOnCard.number': 'Esto parece un número de tarjeta. Escriba el nombre que aparece en la tarjeta',
  'street.label': 'Dirección de facturación',
  'street.hint': 'Opcional',
  'zip.label': 'Código postal de facturación',
  'zip.check': 'Revise el código postal',
  'zip.empty': 'Escriba el código postal de facturación',
  'zip.form': 'El código postal tiene 5 o 9 dígitos, por ejemplo 12345 o 12345-6789',

  'nameOnAccount.label': 'Nombre en la cuenta',
  'nameOnAccount.empty': 'Escriba el nombre que aparece en la cuenta',
  'nameOnAccount.length': 'Escriba un nombre de 100 caracteres o menos',
  'nameOnAccount.number': 'Esto parece un número de cuenta. Escriba el nombre que aparece en la cuenta',

  'save.choice': 'Guardar este método de pago para futuros pagos',
  'save.notice': 'Este método de pago se guardará para futuros pagos.',

  'summary.amount': 'Monto',
  'summary.fee': 'Cargo por conveniencia',
  'summary.total': 'Total',
  'summary.method': 'Método de pago',
  'summary.name': 'Nombre',
  'summary.date': 'Fecha del pago',
  'summary.reference': 'Póliza',
  'summary.saved': 'Guardar para después',
  'summary.yes': 'Sí',
  'fee.withoutCreditCard': 'No hay cargo si paga con tarjeta. Seleccione Volver para cambiar el método de pago.',
  'fee.withoutECheck':
    'No hay cargo si paga con una cuenta bancaria. Seleccione Volver para cambiar el método de pago.',

  'authorization.heading': 'Autorización de un solo débito electrónico',
  'authorization.debit':
    'Al seleccionar “Pagar {total}”, yo, {name}, autorizo a {merchant} a hacer un solo débito electrónico de {total} de mi cuenta bancaria ({method}) el {date} o el siguiente día hábil. Esta autorización es solo para este pago. Para revocarla, llame a {merchant} al {phone} antes de que se procese el débito. Fecha de esta autorización: {date}.',
  'authorization.saveHeading': 'Autorización para guardar esta cuenta bancaria',
  'authorization.save':
    'Al seleccionar “Guardar método de pago”, yo, {name}, autorizo a {merchant} a guardar mi cuenta bancaria ({method}) para mis futuros pagos. Ahora no se debita nada, y cada pago necesitará mi autorización. Para revocar esta autorización, llame a {merchant} al {phone}. Fecha de esta autorización: {date}.',
  'authorization.holder': 'titular de la cuenta',
  'authorization.account': 'según los datos de arriba',

  'paid.heading': 'Pago realizado',
  'paid.text': 'Pagó {total} a {merchant}. Gracias.',
  'paid.number': 'Número de confirmación',
  'submitted.heading': 'Pago enviado',
  'submitted.text':
    'Debitaremos {total} de su cuenta el {date} o el siguiente día hábil. Si su banco devuelve el pago, {merchant} se comunicará con usted.',
  'receipt.button': 'Enviar recibo por correo electrónico',
  'receipt.email': 'Correo electrónico',
  'receipt.send': 'Enviar recibo',
  'receipt.empty': 'Escriba el correo electrónico',
  'receipt.form': 'Escriba un correo electrónico, como nombre@example.com',
  'receipt.sending': 'Enviando…',
  'receipt.sent': 'Recibo enviado a {email}',
  'receipt.refused': 'No se pudo enviar este recibo. Esto no afecta su pago. Puede imprimir el recibo.',
  'receipt.lost': 'No pudimos enviar el recibo. Esto no afecta su pago. Inténtelo de nuevo.',
  'saved.heading': 'Método de pago guardado',
  'saved.text': 'Puede usarlo para futuros pagos a {merchant}.',
  'summary.paidOn': 'Fecha',

  'declined.CreditCard': 'Su tarjeta fue rechazada',
  'declined.ECheck': 'Su cuenta bancaria no fue aceptada',
  'declined.other': 'El pago no se realizó',
  'instead.CreditCard': 'Pagar con tarjeta',
  'instead.ECheck': 'Pagar desde una cuenta bancaria',
  'decline.IncorrectValidationValue':
    'No se le cobró nada. El código de seguridad no coincide con la tarjeta. Escríbalo de nuevo.',
  'decline.Declined': 'No se le cobró nada. Su banco rechazó este pago. Use otro método de pago o llame a su banco.',
  'decline.OverMaximumPayment':
    'No se le cobró nada. Este monto supera el límite por pago. Pague un monto menor o llame a {merchant} al {phone}.',
  'decline.DuplicateTransaction':
    'No se le cobró otra vez. Hace poco se hizo el mismo pago. Revise sus pagos anteriores antes de intentarlo de nuevo.',
  'decline.GatewayInternalError':
    'No se le cobró nada. Tuvimos un problema en nuestro sistema. Inténtelo de nuevo en unos minutos o use otro método de pago.',
  'decline.InvalidCardNumber':
    'No se le cobró nada. El banco no reconoce este número de tarjeta. Revíselo o use otra tarjeta.',
  'decline.AvsVerificationFailed':
    'No se le cobró nada. La dirección de facturación no coincide con la que tiene el banco de su tarjeta. Revise el código postal y la dirección.',
  'decline.Call':
    'No se le cobró nada. Su banco quiere hablar con usted antes de aprobar este pago. Llame al número que aparece en su tarjeta e inténtelo de nuevo.',
  'decline.NoProcessorResponse': 'No se le cobró nada. El banco no respondió. Inténtelo de nuevo en unos minutos.',
  'decline.ACHTransactionFailed':
    'No se le cobró nada. El banco no aceptó el débito. Revise la cuenta o use otro método de pago.',
  'decline.InvalidAccountNumber':
    'No se le cobró nada. El banco no reconoce este número de cuenta. Revíselo e inténtelo de nuevo.',
  'decline.InvalidRoutingNumber':
    'No se le cobró nada. No encontramos un banco con este número de ruta. Revíselo e inténtelo de nuevo.',
  'decline.InvalidCreditCardAmount':
    'No se le cobró nada. Este monto no se puede cobrar a una tarjeta. Escriba otro monto.',
  'decline.CardTypeNotAccepted': 'No se le cobró nada. {merchant} no acepta este tipo de tarjeta. Use otra tarjeta.',
  'decline.CardExpired': 'No se le cobró nada. Esta tarjeta está vencida. Revise la fecha o use otra tarjeta.',
  'decline.QuoteChanged': 'No se le cobró nada. El total cambió desde que lo revisó. Revise el pago de nuevo.',
  'decline.TokenNotFound': 'No se le cobró nada. Este método de pago guardado ya no está disponible. Elija otro.',
};
