import '../../../components/define/portal-payment.ts';
import { rehearsePayment } from '../../../components/portal-payment/rehearsal.ts';
import { createHttpPaymentService } from '../../../src/payment/http-payment-service.ts';
import { paymentModal } from '../../modals.ts';
import { serveFrame } from './frame-page.ts';

serveFrame(paymentModal, createHttpPaymentService, rehearsePayment);
