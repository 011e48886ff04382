import '../../../components/define/claims-account.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import { accountModal } from '../../modals.ts';
import { serveFrame } from './frame-page.ts';

/* The script of the service's document for <claims-account>. */

serveFrame(accountModal, createHttpClaimsAccountService);
