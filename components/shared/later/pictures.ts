import type { TemplateResult } from 'lit';
import type { CardBrandId } from '../../../src/fields/card-brand.ts';
import { html } from './base.ts';

export interface Pictures {
  /** The marks of the accepted card brands in their colors, drawn for 32 by 20 pixels. */
  readonly brands: Readonly<Record<CardBrandId, TemplateResult>>;
  /** Where the security code is on a card: four digits on the front, or three on the back. */
  code(isOnFront: boolean, where: string): TemplateResult;
  /** A check, with the two numbers at its bottom framed. */
  check(routingNumber: string, accountNumber: string): TemplateResult;
}

export function draw(): Pictures {
  return {
    brands: {
      visa: html`<svg viewBox="0 0 32 20">
        <path
          fill="none"
          stroke="#1434cb"
          stroke-width="2"
          d="M5.5 6.3l2.3 7 4.4-7M15.3 6.3l-1.6 7.4M21.2 7.5c-1.5-1.1-4-.9-4.2.7-.1 1.6 2.9 1.6 2.8 3.4-.1 1.8-3 2-4.6.9M20.8 13.7l4.5-7.4 1.6 7.4M22.6 11.4h3.6"
        />
      </svg>`,
      mastercard: html`<svg viewBox="0 0 32 20">
        <circle fill="#eb001b" cx="12.5" cy="10" r="6" />
        <circle fill="#f79e1b" cx="19.5" cy="10" r="6" />
        <path fill="#ff5f00" d="M16 5.13a6 6 0 0 1 0 9.74a6 6 0 0 1 0-9.74" />
      </svg>`,
      'american-express': html`<svg viewBox="0 0 32 20">
        <path fill="#006fcf" d="M0 0h32v20H0z" />
        <path
          fill="none"
          stroke="#fff"
          stroke-width="1.5"
          d="M3.5 13.5l2.75-7 2.75 7M4.5 11.2h3.5M11 13.5v-7l3 4 3-4v7M23.5 6.5H20v7h3.5M20 10h3M25 6.5l4 7M29 6.5l-4 7"
        />
      </svg>`,
      discover: html`<svg viewBox="0 0 32 20">
        <circle fill="#f76f20" cx="17" cy="10" r="2.9" />
        <path
          fill="none"
          stroke="#231f20"
          stroke-width="1"
          d="M2 7.5v5h.8a2 2.5 0 0 0 0-5zM6.2 7.5v5M9.7 8.2C9.2 7.2 7.7 7.4 7.7 8.7s2 1.2 2 2.6-1.8 1.6-2.4.5M13.5 8.3a2.2 2.5 0 1 0 0 3.4M20.4 7.5l1.5 5 1.5-5M26.8 7.5h-2v5h2M24.8 10h1.7M28.2 12.5v-5h1a1.4 1.4 0 0 1 0 2.8h-1M29.2 10.3l1.3 2.2"
        />
      </svg>`,
      'diners-club': html`<svg viewBox="0 0 32 20">
        <circle fill="#004a97" cx="16" cy="10" r="7.5" />
        <circle fill="#fff" cx="16" cy="10" r="6" />
        <path fill="#004a97" d="M14.6 5.1a5.1 5.1 0 0 0 0 9.8zM17.4 5.1a5.1 5.1 0 0 1 0 9.8z" />
      </svg>`,
      jcb: html`<svg viewBox="0 0 32 20">
        <rect fill="#0b4ea2" x="6" y="3" width="6" height="14" rx="2" />
        <rect fill="#d7182a" x="13" y="3" width="6" height="14" rx="2" />
        <rect fill="#199b47" x="20" y="3" width="6" height="14" rx="2" />
        <path
          fill="none"
          stroke="#fff"
          stroke-width="1.1"
          d="M10.3 7.5v3.6a1.6 1.6 0 0 1-3.2.2M18 8.5a2 2.2 0 1 0 0 3M21.4 7.5v5h2.1a1.2 1.2 0 0 0 0-2.5h-2.1 1.9a1.2 1.2 0 0 0 0-2.5z"
        />
      </svg>`,
      unionpay: html`<svg viewBox="0 0 32 20">
        <path fill="#e21836" d="M8.7 3h7.2l-3.2 14H5.5z" />
        <path fill="#00447c" d="M14.2 3h7.2l-3.2 14H11z" />
        <path fill="#007b84" d="M19.7 3h7.2l-3.2 14h-7.2z" />
        <path
          fill="none"
          stroke="#fff"
          stroke-width="1.2"
          d="M12.6 7.5l-.8 3.4a1.3 1.3 0 0 0 2.5.6l.9-4M17.2 12.8l1.2-5.2h1.4a1.4 1.4 0 0 1-.6 3h-1.3"
        />
      </svg>`,
    },
    code: (isOnFront, where) =>
      html`<svg class="picture" role="img" aria-labelledby="code-place" viewBox="0 0 32 20">
        <title id="code-place">${where}</title>
        <path fill="#aab2bd" d=${isOnFront ? 'M3 6h6v4H3zM3 14h14v2H3z' : 'M0 3h32v4H0zM3 10h15v4H3z'} />
        <path fill="none" stroke="#b3261e" stroke-width="2" d=${isOnFront ? 'M20 5h9v6h-9z' : 'M20 9h9v6h-9z'} />
      </svg>`,
    check: (routingNumber, accountNumber) =>
      html`<svg viewBox="0 0 320 130" class="drawing" width="320" direction="ltr" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          opacity=".4"
          d="M1 1h318v128H1zM16 24h90M16 34h60M240 24h64M16 62h200M236 52h68v14h-68zM16 78h80M180 78h124"
        />
        <path fill="none" stroke="currentColor" stroke-width="2" d="M12 98h112v24H12zM130 98h142v24H130z" />
        <g fill="currentColor" font-size="12">
          <text x="17" y="114" font-size="11" font-family="monospace">|: 111222333 |:</text>
          <text x="138" y="114" font-size="11" font-family="monospace">4444555566 ||</text>
          <text x="12" y="93">${routingNumber}</text>
          <text x="130" y="93">${accountNumber}</text>
        </g>
      </svg>`,
  };
}
