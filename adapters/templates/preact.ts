import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { Attributes, Listeners, Properties, Tag, Elements } from './elements.ts';

type Props<Name extends Tag> = HTMLAttributes<Elements[Name]> &
  ClassAttributes<Elements[Name]> &
  Properties<Name> &
  Attributes<Name> &
  Listeners<'on', Name>;

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-payment': Props<'portal-payment'>;
      'claims-account': Props<'claims-account'>;
      'claims-adjuster': Props<'claims-adjuster'>;
    }
  }
}
