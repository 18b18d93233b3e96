import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { format } from 'node:util';

const mostBytes = 10 * 1024 * 1024;

/**
 * Functions write their logs to the console, which here is the screen of whoever started the product: they go to a file
 * instead, and errors to the screen as well, one line each.
 */
export function captureLogs(file: string, tell: (line: string) => void): void {
  if (existsSync(file) && statSync(file).size > mostBytes) renameSync(file, `${file}.old`);
  const stream = createWriteStream(file, { flags: 'a' });
  const keep = (...said: unknown[]) => void stream.write(`${format(...said)}\n`);
  Object.assign(console, { log: keep, info: keep, warn: keep, debug: keep });
  console.error = (...said: unknown[]) => {
    keep(...said);
    tell(`error: ${brief(format(...said))} (more in ${file})`);
  };
}

/** What happened, of a log line of ours; of anything else its first line. */
function brief(text: string): string {
  try {
    const { event, error, operation = '', function: name = '' } = JSON.parse(text) as Record<string, string>;
    return [event, error, operation, name].filter(Boolean).join(', ');
  } catch {
    return text.split('\n')[0] ?? '';
  }
}
