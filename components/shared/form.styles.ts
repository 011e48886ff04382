import { css } from 'lit';

export const formStyles = css`
  form,
  .stack,
  .loading {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
    gap: 1em;
  }

  form {
    gap: 0.875em;
  }

  .loading {
    gap: 0;
  }

  /*
   * Lines and tables adapt to this container's width and text size. The body is no container, because forms would be
   * laid out twice.
   */
  .stack {
    container-type: inline-size;
  }

  .stack > p {
    margin: 0;
  }

  fieldset {
    display: grid;
    gap: 0.5em;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend,
  .label {
    padding: 0;
    font-size: 0.875em;
    font-weight: 600;
    line-height: 1.4;
  }

  legend {
    margin-block-end: 0.25rem;
  }

  .fields {
    display: grid;
    /* Two columns, or one with large text. */
    grid-template-columns: repeat(auto-fit, minmax(min(max(9em, 40%), 100%), 1fr));
    column-gap: 1em;
    margin-block-end: -0.5rem;
  }
`;
