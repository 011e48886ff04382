import '../../../components/define/claims-adjuster.ts';
import { createHttpClaimsAdjusterService } from '../../../src/adjuster/http-claims-adjuster-service.ts';
import { adjusterModal } from '../../modals.ts';
import { serveFrame } from './frame-page.ts';

serveFrame(adjusterModal, createHttpClaimsAdjusterService);
