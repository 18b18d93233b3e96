import { createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { format } from 'node:util';

const mostBytes = 10 * 1024 * 1024;

/**
 * Functions write their logs to the console, which here is the screen of the developer who started the product: they go to a file
 * instead, and errors to the screen as well, one line each.
 */
export function captureLogs(file: string, tell: (line: string) => void): void {
  if (existsSync(file) && statSync(file).size > mostBytes) renameSync(file, `${file}.old`);
  const write = openLog(file);
  const keep = (...said: unknown[]) => write(`${format(...said)}\n`);
  Object.assign(console, { log: keep, info: keep, warn: keep, debug: keep });
  console.error = (...said: unknown[]) => {
    keep(...said);
    tell(`error: ${brief(format(...said))} (more in ${file})`);
  };
}

const openAgainMs = 5000;

/** Lines for which there is no room are lost; once there is, the log goes on. */
function openLog(file: string): (line: string) => void {
  let [stream, brokenAt] = [createWriteStream(file, { flags: 'a' }), 0];
  const listen = () => stream.on('error', () => (brokenAt = Date.now()));
  listen();
  return (line) => {
    if (brokenAt > 0 && Date.now() < brokenAt + openAgainMs) return;
    if (brokenAt > 0) {
      [stream, brokenAt] = [createWriteStream(file, { flags: 'a' }), 0];
      listen();
    }
    stream.write(line);
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
