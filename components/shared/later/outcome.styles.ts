export const outcomeStyles = /* css */ `
  .done {
    font-weight: 600;
  }

  .done .icon {
    color: var(--_success);
  }

  .stack > .spinner {
    align-self: center;
  }
`;
