let expected: RegExp[] = [];
let unexpected: string[] = [];

/** What was said on the error stream during a test. A test that provokes an error says so with `expect`. */
export const consoleErrors = {
  reset: (): void => {
    expected = [];
    unexpected = [];
  },
  expect: (pattern: RegExp): void => {
    expected.push(pattern);
  },
  /** True when it was expected. */
  note: (said: string): boolean => {
    const known = expected.some((pattern) => pattern.test(said));
    if (!known) unexpected.push(said);
    return known;
  },
  get unexpected(): readonly string[] {
    return unexpected;
  },
};
