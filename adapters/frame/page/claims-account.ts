import '../../../components/define/claims-account.ts';
import { createHttpClaimsAccountService } from '../../../src/account/http-claims-account-service.ts';
import { accountModal } from '../../modals.ts';
import { serveFrame } from './frame-page.ts';

serveFrame(accountModal, createHttpClaimsAccountService);
