import { vi } from 'vitest';
import type { Mail } from '#infra/local/mail/mail.ts';

/** Everything that was sent to an address, newest first. */
export async function mailsTo(origin: string, address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${origin}/_local/mail?to=${encodeURIComponent(address)}`);
  return ((await response.json()) as { mails: readonly Mail[] }).mails;
}

/** The newest mail with a subject, as soon as it is there. */
export const mailTo = (origin: string, address: string, subject: RegExp): Promise<Mail> =>
  eventually(async () => {
    const mails = await mailsTo(origin, address);
    const found = mails.find((mail) => subject.test(mail.subject));
    if (!found) throw new Error(`No mail ${subject} to ${address}, only: ${mails.map((mail) => mail.subject)}`);
    return found;
  });

/** The six digits of the newest mail that has some. @param not a code that was sent before. */
export const codeTo = (origin: string, address: string, not?: string): Promise<string> =>
  eventually(async () => {
    const codes = (await mailsTo(origin, address)).map(({ html }) => />\s*(\d{6})\s*</.exec(html)?.[1]);
    const newest = codes.find(Boolean);
    if (!newest || newest === not) throw new Error(`No new code for ${address}`);
    return newest;
  });

export const eventually = <T>(look: () => Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 45_000, interval: 100 });
