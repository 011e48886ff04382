import { expect } from '@open-wc/testing';
import { testIn } from '../../test-in.ts';
import { plain } from '../accessibility-tree.ts';
import { walk, type Person } from '../person.ts';
import { opened, type OperationCase } from './operation-case.ts';

/** A label, a text and its error. */
type Wrong = readonly string[];

interface FieldErrors<Modal extends Person = Person> {
  readonly operation: OperationCase<Modal>;
  /** Shows the fields, if they are not shown from the beginning. */
  reach?(modal: Modal): Promise<void>;
  /** A complete text that is wrong. */
  readonly whenLeft: readonly Wrong[];
  /** An empty or unfinished text. */
  readonly onSubmission: readonly Wrong[];
}

export function describeFieldErrors({ operation, reach, whenLeft, onSubmission }: FieldErrors): void {
  const { what, calls } = operation;

  const reached = walk(opened, (modal) => reach?.(modal));
  const test = testIn(() => reached(operation));

  for (const [label = '', text = '', error = ''] of whenLeft) {
    test(`The field ${label} of ${what} shows and announces an error when it is left with “${text.slice(0, 20)}”`, async (modal) => {
      await modal.fill(label, text);
      expect(modal.error(label)).to.equal('');
      const height = modal.formHeight;
      await modal.fillAndLeave(label, text);
      expect(modal.error(label)).to.equal(error);
      // Nothing below it moves. Fonts differ in their height.
      if (!modal.hasWideFont) expect(modal.formHeight).to.be.closeTo(height, 2);
      expect(modal.status).to.equal(error);
    });
  }

  for (const [label = '', text = '', error = ''] of onSubmission) {
    test(`The field ${label} of ${what} shows an error when the form is sent with “${text.slice(0, 20)}”`, async (modal) => {
      await operation.enter(modal);
      await modal.fillAndLeave(label, text);
      expect(modal.error(label)).to.equal('');
      const { values } = modal;
      await modal.press(modal.buttons.at(-1) ?? '');
      expect(modal.values).to.deep.equal(values);
      expect(modal.error(label)).to.equal(error);
      // A single error has no summary: its field gets the focus.
      expect(modal.summary?.links ?? []).not.to.have.length(1);
      if (modal.summary) await modal.press(error);
      expect(modal.focused).to.equal(label);
      if (!modal.summary) {
        const announced = [];
        for (let times = 0; times < 2; times++) {
          await modal.press(modal.buttons.at(-1) ?? '');
          announced.push(modal.statusAsWritten);
        }
        expect(announced.map(plain), 'the focus is in the field already').to.deep.equal([error, error]);
        expect(new Set(announced)).to.have.length(2);
      }
      expect(modal.service.callsOf(calls.submit)).to.deep.equal([]);
    });
  }
}
