import type { ModalKind } from '../modal-kind.ts';
import type { StoryGroup } from '../story.ts';
import { bill, cardNumber } from './examples.ts';
import { paymentModal } from './payment-modal.ts';

const framedModal: ModalKind = {
  ...paymentModal,
  module: 'payment-modals/framed/portal-payment.js',
  script: `${paymentModal.script}?mode=frame`,
  demoTag: 'demo-framed-payment',
  define: () => import('../../framed/demo-framed-payment.ts'),
};

export const framed: StoryGroup = {
  title: 'In a frame',
  stories: [
    {
      id: 'framed',
      title: 'In a frame of the service',
      about:
        'The modal is a document of the service’s own origin, in a frame: no script of your page can read what is typed. Here page and frame are of one origin, which protects nothing; a real frame is of the service’s.',
      toTry:
        'Pay: the events are the same, and so are options and methods. Only the module, or `mode=frame`, is another.',
      typed: [cardNumber],
      modal: framedModal,
      values: { options: bill },
    },
  ],
};
