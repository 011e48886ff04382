export const confirmationNumberStyles = /* css */ `
  .confirmation-number {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5em;
    align-items: last baseline;
  }

  .confirmation-number dl {
    margin: 0;
  }

  .confirmation-number dt {
    color: var(--_text-quiet);
    font-size: 0.875em;
  }

  .confirmation-number dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: 1.375em;
    font-weight: 650;
  }

  [data-copied]::after {
    content: ' ' attr(data-copied);
    /* Not read by screen readers: Firefox 128, Chromium 77, Safari 17.4. */
    content: ' ' attr(data-copied) / '';
  }

  @media print {
    .confirmation-number > .button {
      display: none;
    }
  }
`;
