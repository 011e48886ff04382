import { checkEmail } from '../../fields/email.ts';
import { checkPersonName } from '../../fields/person-name.ts';
import { problem, text, type OptionKind } from '../../options/option-kinds.ts';
import { plainText } from '../../plain-text.ts';

/* The kinds of an upload's text fields that option objects do not have. */

export function textUpTo(most: number): OptionKind<string, string | number> {
  return {
    kind: 'text',
    read: (value) => {
      const reading = text.read(value);
      return 'value' in reading && Array.from(reading.value.normalize()).length > most
        ? problem('tooLong', `This option is too long: at most ${most} characters are allowed.`)
        : reading;
    },
  };
}

/** The name of a person. Text that looks like a card or account number is refused. */
export const name: OptionKind<string, string> = {
  kind: 'text',
  read: (value) => {
    const reading = text.read(value);
    if ('problem' in reading) return reading;
    const verdict = checkPersonName(reading.value);
    return verdict.state === 'invalid' && verdict.code === 'number'
      ? problem('notName', 'This option must be a name, but looks like a card or account number.')
      : reading;
  },
};

export const emptyGuid = '00000000-0000-0000-0000-000000000000';

/** A key or token. Typed servers send an empty GUID for one that is not set. */
export const token: OptionKind<string, string | number> = { ...text, isUnset: (value) => value === emptyGuid };

/** A session key: `'3f2504e0-4f89-41d3-9a0c-0305e82c3301'`, in either case. */
export const guid: OptionKind<string, string> = {
  kind: 'text',
  read: (value) =>
    typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
      ? { value }
      : problem('notGuid', 'This option must be a GUID, such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301.'),
};

/** An e-mail address. One with control characters is refused, not repaired: it may be meant for the mail server. */
export const email: OptionKind<string, string> = {
  kind: 'text',
  read: (value) =>
    typeof value === 'string' && plainText(value) === value && checkEmail(value).state === 'valid'
      ? { value }
      : problem('notEmail', 'This option must be an e-mail address, such as pat@example.com.'),
};

const maxUrlCharacters = 250;

/**
 * No user name, since `https://a.example@b.example` leads to another host than it seems; no backslash, which browsers
 * read as a slash.
 */
const webUrl = /^https?:\/\/[^/?#@\\:.\p{C}\p{Z}][^/?#@\\\p{C}\p{Z}]*(?:[/?#][^\\\p{C}\p{Z}]*)?$/iu;

/** The address of a document, which an adjuster may open: `http` or `https`, without invisible characters. */
export const webAddress: OptionKind<string, string> = {
  kind: 'text',
  read: (value) => {
    if (typeof value === 'string' && value.length > maxUrlCharacters) {
      return problem('tooLong', `This option is too long: at most ${maxUrlCharacters} characters are allowed.`);
    }
    return typeof value === 'string' && webUrl.test(value)
      ? { value }
      : problem('notWebAddress', 'This option must be a web address that starts with http:// or https://.');
  },
};
