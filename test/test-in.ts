/** An `it` that sets up new arguments for each test: `const test = testIn(setUp)`. */
export function testIn<Given>(prepare: () => Given | Promise<Given>) {
  return (title: string, body: (given: Given) => unknown): void => {
    it(title, async () => body(await prepare()));
  };
}
