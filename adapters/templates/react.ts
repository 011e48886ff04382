import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Attributes, Properties, Tag, Elements } from './elements.ts';

/** Without listeners: after server rendering, React does not add the listeners of such an element. */
type Props<Name extends Tag> = DetailedHTMLProps<HTMLAttributes<Elements[Name]>, Elements[Name]> &
  Properties<Name> &
  Attributes<Name>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-payment': Props<'portal-payment'>;
      'claims-account': Props<'claims-account'>;
      'claims-adjuster': Props<'claims-adjuster'>;
    }
  }
}
