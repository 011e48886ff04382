import type { JSX } from 'solid-js';
import type { Attributes, Listeners, Prefixed, Properties, Tag, Elements } from './elements.ts';

type Props<Name extends Tag> = JSX.HTMLAttributes<Elements[Name]> &
  Attributes<Name> &
  Prefixed<'attr:', Attributes<Name>> &
  Prefixed<'prop:', Properties<Name>> &
  Listeners<'on:', Name>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-payment': Props<'portal-payment'>;
      'claims-account': Props<'claims-account'>;
      'claims-adjuster': Props<'claims-adjuster'>;
    }
  }
}
