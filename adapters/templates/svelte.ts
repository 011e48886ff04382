import type { HTMLAttributes } from 'svelte/elements';
import type { Attributes, Listeners, Properties, Tag, Elements } from './elements.ts';

type Props<Name extends Tag> = HTMLAttributes<Elements[Name]> &
  Properties<Name> &
  Attributes<Name> &
  Listeners<'on', Name>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portal-payment': Props<'portal-payment'>;
    'claims-account': Props<'claims-account'>;
    'claims-adjuster': Props<'claims-adjuster'>;
  }
}
