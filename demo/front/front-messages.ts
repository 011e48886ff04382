import type { ProductId } from './products.ts';

export interface ProductTexts {
  readonly title: string;
  readonly about: string;
  /** What its picture shows. */
  readonly picture: string;
  /** On the button that opens it, and on the link to its stories. */
  readonly open: string;
  readonly stories: string;
}

/** What the first page says of the product. */
export interface FrontTexts {
  readonly heading: string;
  readonly lead: string;
  readonly choices: string;
  readonly look: string;
  readonly language: string;
  readonly device: string;
  readonly looks: Readonly<Record<'page' | 'harborline' | 'dark' | 'rightToLeft' | 'largeText', string>>;
  readonly devices: Readonly<Record<'desktop' | 'phone', string>>;
  readonly products: Readonly<Record<ProductId, ProductTexts>>;
  readonly typed: string;
  readonly opening: string;
  readonly starting: string;
  readonly heard: string;
  readonly phone: string;
  readonly closePhone: string;
}
