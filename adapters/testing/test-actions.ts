import { lastErrorOf, rememberErrors } from './last-error.ts';

/** The actions of a test on controls found by accessible name. */
export interface TestActions {
  readonly type: (name: string, text: string) => Promise<unknown>;
  readonly choose: (name: RegExp) => Promise<unknown>;
  readonly press: (name: RegExp) => Promise<unknown>;
}

type Role = 'textbox' | 'radio' | 'button';

interface FoundByPlaywright {
  first(): FoundByPlaywright;
  fill(text: string): Promise<unknown>;
  check(): Promise<unknown>;
  click(): Promise<unknown>;
}

/** A page, a frame or a locator of Playwright. */
export interface PlaywrightScreen {
  getByRole(role: Role, options: { name: string | RegExp; exact?: boolean }): FoundByPlaywright;
}

/** The actions of a test with Playwright: `new PaymentPerson(withPlaywright(page))`. */
export function withPlaywright(screen: PlaywrightScreen): TestActions {
  return {
    type: (name, text) => screen.getByRole('textbox', { name, exact: true }).fill(text),
    choose: (name) => screen.getByRole('radio', { name }).first().check(),
    press: (name) => screen.getByRole('button', { name }).first().click(),
  };
}

/** The functions of any Testing Library package. (Its `userEvent` does not find the focus in a shadow root.) */
export interface TestingLibrary {
  readonly within: (root: HTMLElement) => {
    findAllByRole(
      role: Role,
      options: { name: string | RegExp },
      waiting: { onTimeout: (error: Error) => Error },
    ): Promise<readonly HTMLElement[]>;
  };
  readonly fireEvent: {
    input(field: HTMLElement, event: { readonly target: { readonly value: string } }): unknown;
    click(control: HTMLElement): unknown;
  };
}

/**
 * The actions of a test with Testing Library: `new PaymentPerson(withTestingLibrary({ within, fireEvent }, portal))`.
 */
export function withTestingLibrary({ within, fireEvent }: TestingLibrary, modal: HTMLElement): TestActions {
  rememberErrors();
  const find = async (role: Role, name: string | RegExp): Promise<HTMLElement> => {
    const tag = modal.localName;
    if (!modal.shadowRoot) throw new Error(`<${tag}> is not defined. Import payment-modals/define/${tag}.js.`);
    // It accepts a shadow root, but its types do not say so. Its own report of a timeout fails with one.
    const root = modal.shadowRoot as unknown as HTMLElement;
    const [found] = await within(root)
      .findAllByRole(role, { name }, { onTimeout: (error) => error })
      .catch(() => []);
    if (!found) throw new Error(`<${tag}> shows no ${role} ${String(name)}.${lastErrorOf(modal)}`);
    return found;
  };
  return {
    type: async (name, value) => fireEvent.input(await find('textbox', name), { target: { value } }),
    choose: async (name) => fireEvent.click(await find('radio', name)),
    press: async (name) => fireEvent.click(await find('button', name)),
  };
}
