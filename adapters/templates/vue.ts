import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Attributes, ElementEvents, Properties, Tag, Elements } from './elements.ts';

/** What Vue's compiler of templates reads: no element has these members. */
type Component<Name extends Tag, Events = ElementEvents[Name]> = new () => Elements[Name] & {
  readonly $props: HTMLAttributes & PublicProps & Properties<Name> & Attributes<Name>;
  readonly $emit: EmitFn<{ [Event in keyof Events]: (event: Events[Event]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'portal-payment': Component<'portal-payment'>;
    'claims-account': Component<'claims-account'>;
    'claims-adjuster': Component<'claims-adjuster'>;
  }
}
