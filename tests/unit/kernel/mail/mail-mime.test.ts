import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Letter } from '#lambdas/kernel/mail/mailer.ts';
import { toMime } from '#lambdas/kernel/mail/mime.ts';

const now = new Date('2026-12-01T12:00:00Z');
const letter: Letter = { to: 'sam@people.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };
const parsed = async (differences: Partial<Letter> = {}) =>
  PostalMime.parse(toMime({ ...letter, ...differences }, 'Rovers <no-reply@rovers.example>', now));
const named = ({ headers }: { headers: readonly { key: string }[] }) => headers.map(({ key }) => key).sort();

const plain = ['auto-submitted', 'content-type', 'date', 'from', 'mime-version', 'subject', 'to'];

/** Ways to begin a header of one's own. */
const breaks = [
  '\r\n',
  '\n',
  '\r',
  '\r\n ',
  '\n\t',
  '\u2028',
  '\u2029',
  '\u0085',
  '\u0000',
  '\u000B',
  '\u000C',
  '%0d%0a',
  '\\r\\n',
];

describe('mail as it leaves', () => {
  it('carries text, HTML and nothing but the headers we mean', async () => {
    const mail = await parsed();
    expect(mail.text?.trim()).toBe('Hi');
    expect(mail.html?.trim()).toBe('<p>Hi</p>');
    expect(mail.from).toEqual({ name: 'Rovers', address: 'no-reply@rovers.example' });
    expect(named(mail)).toEqual(plain);
  });

  it('carries a file beside the words, byte by byte', async () => {
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]);
    const mail = await parsed({ file: { name: 'COMETS-2026-00001.pdf', type: 'application/pdf', content } });
    expect(mail.text?.trim()).toBe('Hi');
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: 'COMETS-2026-00001.pdf', mimeType: 'application/pdf' });
    expect(new Uint8Array(file?.content as ArrayBuffer)).toEqual(content);
  });

  it.each(breaks.map((text) => [JSON.stringify(text), text]))(
    'gives a subject with %s no header and no recipient of its own',
    async (_, text) => {
      const mail = await parsed({ subject: `Game${text}Bcc: victim@people.example${text}${text}<b>body</b>` });
      expect(named(mail)).toEqual(plain);
      expect(mail.bcc).toBeUndefined();
      expect(mail.to).toEqual([{ name: '', address: 'sam@people.example' }]);
      expect(mail.subject).toContain('Bcc: victim@people.example');
      expect(mail.html?.trim()).toBe('<p>Hi</p>');
    },
  );

  it.each([
    'sam@people.example\r\nBcc: victim@people.example',
    'sam@people.example, victim@people.example',
    'Sam <victim@people.example>',
    'sam@people.example;victim@people.example',
    'sam victim@people.example',
    '"a b"@people.example',
    'unknown',
  ])('goes nowhere when the address is %j', async (to) => {
    await expect(async () => toMime({ ...letter, to }, 'no-reply@rovers.example', now)).rejects.toThrow(
      'bare mail address',
    );
  });

  it('survives long lines, lone dots and boundaries in what people typed', async () => {
    const text = `${'long '.repeat(400)}\n.\n--_rovers_words_--\n\nFrom the end`;
    expect((await parsed({ text })).text?.trim()).toBe(text.trim());
    const lines = toMime({ ...letter, text, subject: 'é'.repeat(200) }, 'no-reply@rovers.example', now).split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(90);
  });

  it('writes names and subjects of any script', async () => {
    const mail = await parsed({
      subject: 'Баскетбол 🏀 am Samstag: Übung für alle, die früher da sind als die anderen',
    });
    expect(mail.subject).toBe('Баскетбол 🏀 am Samstag: Übung für alle, die früher da sind als die anderen');
  });

  it('lets mail programs turn a topic off with one click (RFC 8058)', async () => {
    const { headers } = await parsed({ oneClickOff: 'https://rovers.example/api/mail/off/abc.def' });
    const values = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
    expect(values['list-unsubscribe']).toBe('<https://rovers.example/api/mail/off/abc.def>');
    expect(values['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('sends an invitation as one more form of the words, and as a file, both with its method (RFC 6047)', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const calendar = { method: 'CANCEL', content } as const;
    const { attachments } = await parsed({ calendar });
    expect(attachments.map(({ filename, mimeType, method }) => [filename, mimeType, method])).toEqual([
      [null, 'text/calendar', 'CANCEL'],
      ['event.ics', 'text/calendar', 'CANCEL'],
    ]);
    const raw = toMime({ ...letter, calendar }, 'no-reply@rovers.example', now);
    expect(raw).toContain(Buffer.from(content).toString('base64'));
  });
});
