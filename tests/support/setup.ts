import { afterEach, beforeEach, expect } from 'vitest';
import { consoleErrors } from './product/console-errors.ts';
import { logLines } from './product/log-lines.ts';

// As Node has it: each request to the table takes a stack of its own, and the runner's hundred lines cost much.
Error.stackTraceLimit = 10;

// biome-ignore lint/suspicious/noConsole: this is the guard over it.
const print = console.error;
// biome-ignore lint/suspicious/noConsole: the product logs to it.
const printLog = console.log;

beforeEach(() => {
  consoleErrors.reset();
  console.log = (...said: unknown[]) => {
    if (!logLines.note(said[0])) printLog(...said);
  };
  console.error = (...said: unknown[]) => {
    if (!consoleErrors.note(said.map(String).join(' '))) print(...said);
  };
});

// Whatever the product says on the error stream is a defect, unless the test said that it would.
afterEach(() => {
  console.error = print;
  console.log = printLog;
  expect(consoleErrors.unexpected, 'console.error during the test').toEqual([]);
});
