export const printStyles = /* css */ `
  @media print {
    .modal {
      position: static;
      margin: 0;
      inline-size: auto;
      max-block-size: none;
      overflow: visible;
      color: #000000;
      color-scheme: light;
      background: #ffffff;
      border: 0;
      box-shadow: none;
    }

    .header {
      display: block;
    }

    .close,
    .actions,
    .question,
    .unprinted,
    dialog::backdrop {
      display: none;
    }
  }
`;
