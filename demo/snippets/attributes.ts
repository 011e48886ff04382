import { attributeOf } from '../../src/options/data-attributes.ts';
import { callOf, givenOptions, type BegunSession, type ModalKind } from '../stories/modal-kind.ts';
import type { StoryValues } from '../stories/story-values.ts';
import { themes, type Theme } from '../themes/themes.ts';

export type Attributes = Readonly<Record<string, string>>;

export function textAttributes({ language, theme }: StoryValues): Attributes {
  const { dir }: Theme = themes[theme];
  return { ...(language === 'en' ? {} : { lang: language }), ...(dir && { dir }) };
}

export function elementAttributes(values: StoryValues): Attributes {
  const { form, display } = values;
  return {
    ...(form === 'earlier' && { 'form-version': form }),
    ...textAttributes(values),
    ...(display && { display }),
  };
}

/** The attributes of a button that opens the modal. Objects do not fit into attributes and are left out. */
export function buttonAttributes(
  modal: ModalKind,
  values: StoryValues,
  target: string,
  sessionId: string | undefined,
  more: BegunSession['options'],
): Attributes {
  const session = sessionId === undefined ? {} : { [modal.sessionOption]: sessionId };
  const options = Object.entries({ ...session, ...more, ...givenOptions(modal, values) });
  return {
    'data-toggle': modal.plugin,
    'data-method': modal.pluginCall ?? callOf(modal, values),
    'data-target': target,
    ...(values.form === 'earlier' && { 'data-form': values.form }),
    ...(values.display && { 'data-display': values.display }),
    ...Object.fromEntries(
      options.flatMap(([name, value]) => (typeof value === 'string' ? [[attributeOf(name), value]] : [])),
    ),
  };
}

export function fitsAttributes(modal: ModalKind, values: StoryValues): boolean {
  return Object.values(givenOptions(modal, values)).every((value) => typeof value === 'string');
}
