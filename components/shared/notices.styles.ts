import { css } from 'lit';

export const noticesStyles = css`
  .notice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75em;
    overflow-wrap: anywhere;
  }

  .notice .icon {
    inline-size: 1.75em;
    block-size: 1.75em;
    margin-block-start: -0.125em;
  }

  .note {
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--_text-quiet);
    font-size: 0.9375em;
  }

  .busy {
    margin-block: auto;
    display: flex;
    flex-direction: column;
    gap: 1em;
    align-items: center;
    padding-block: 2.5em;
    text-align: center;
  }

  .loading p {
    flex: 1;
  }

  /* As in a form: above a row is its label, below it the room for an error. */
  .loading .fields {
    row-gap: 2.75em;
    padding-block: 1.5em 1.75em;
  }

  .loading .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
    padding-block: 1.5em 0.875em;
  }

  /* The room of the note below the fields. */
  .loading .row:nth-last-child(2) {
    margin-block-end: 2.25em;
  }

  .row span {
    flex: 1 1 10em;
    block-size: 2.75em;
    border: 1px solid var(--_border-quiet);
    border-radius: var(--_radius);
  }

  @media (max-width: 30rem) {
    .loading .fields {
      row-gap: 3.75em;
      padding-block-end: 2.75em;
    }

    /* The first field has a line below its label. */
    .loading .fields:not(.fields + .fields) {
      padding-block-start: 2.75em;
    }
  }

  .loading .actions div {
    inline-size: 10em;
    border-color: var(--_border-quiet);
  }

  .spinner {
    inline-size: 2.5em;
    block-size: 2.5em;
    border: 0.25em solid var(--_border-quiet);
    border-block-start-color: var(--_accent);
    border-radius: 50%;
    /* The delay avoids a flash before a fast answer. */
    animation:
      turn 1s linear infinite,
      appear 0.15s 0.3s backwards;
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }

  @media (forced-colors: active) {
    .spinner {
      border-block-start-color: Canvas;
    }
  }
`;
