import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { exportKeptMs, type PersonalPart, personalParts } from '#shared/accounts/deletion/personal-parts.ts';
import { toCsv } from '#shared/csv.ts';
import { productName } from '#shared/product.ts';
import type { Account, AccountReader } from '../ports/accounts.ts';
import { exportKey, exportQueue } from './export-key.ts';
import type { DataExport, DataExports } from './store.ts';
import { uploadedFiles } from './uploaded-files.ts';
import { zip } from './zip.ts';

interface Ports {
  readonly exports: DataExports;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly objects: Pick<Objects, 'write' | 'find' | 'readStart'>;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly mailer: Mailer;
  readonly origin: string;
}

/**
 * A part laid down what it keeps; with the last of them the file is made and its owner is told. Safe to repeat: a mail may
 * come twice, which does no harm.
 */
export async function putTogether(
  { userId, exportId, part }: { userId: string; exportId: string; part: PersonalPart },
  by: Ports,
  now: Date,
): Promise<void> {
  const noted = await note(userId, exportId, part, by.exports);
  const account = await by.accounts.find(userId);
  if (!noted || !account || account.deletedAt || !personalParts.every((one) => noted.done.includes(one))) return;
  const parts = await by.exports.readParts(exportId);
  const content = zip([...exportFiles(parts, now), ...(await uploadedFiles(parts, by.objects, now))]);
  const until = new Date(now.getTime() + exportKeptMs).toISOString();
  await by.due.schedule({ queue: exportQueue, key: exportId, dueAt: until, data: { userId, exportId } }, now);
  await by.objects.write(exportKey(exportId), content, 'application/zip', now);
  await by.mailer.send(letterTo(account, until, by.origin), now);
  if (!(await by.exports.save(noted, { ...noted, until, size: content.length }))) throw new Error('The export moved');
  await by.exports.forgetParts(exportId);
}

/** The export with this part, unless it was put together or asked for anew. */
async function note(
  userId: string,
  exportId: string,
  part: PersonalPart,
  exports: Pick<DataExports, 'find' | 'save'>,
): Promise<DataExport | undefined> {
  for (;;) {
    const before = await exports.find(userId);
    if (before?.exportId !== exportId || before.until) return undefined;
    if (before.done.includes(part)) return before;
    const after = { ...before, done: [...before.done, part] };
    if (await exports.save(before, after)) return { ...after, version: before.version + 1 };
  }
}

function letterTo({ userId, email }: Account, until: string, origin: string) {
  const subject = `Your ${productName} data is ready`;
  const lastDay = new Date(until).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const content = {
    preheader: 'Your profile, events and messages as JSON and CSV.',
    heading: subject,
    paragraphs: [
      `Everything we store about you is in one ZIP file of JSON and CSV. You can download it until ${lastDay}.`,
      "Sign in to download it. If you didn't ask for this, change your password now.",
    ],
    action: { label: 'Download your data', url: `${origin}/settings?tab=general#your-data` },
    footerLines: [`Sent because you asked for your ${productName} data.`],
  };
  return { to: email, subject, userId, ...renderMail(content) };
}

type Records = readonly Readonly<Record<string, unknown>>[];

/**
 * What the parts laid down, as files: all of it as JSON, and each kind of record as CSV for a spreadsheet. Where a value
 * has parts of its own, the CSV has it as JSON.
 */
function exportFiles(parts: ReadonlyMap<string, string>, now: Date) {
  const data: Record<string, Records> = Object.assign({}, ...[...parts.values()].map((text) => JSON.parse(text)));
  const kinds = Object.keys(data).sort();
  const all = { exportedAt: now.toISOString(), data: Object.fromEntries(kinds.map((kind) => [kind, data[kind]])) };
  return [
    { name: 'data.json', content: `${JSON.stringify(all, undefined, 2)}\n` },
    ...kinds.map((kind) => ({ name: `csv/${kind}.csv`, content: asCsv(data[kind] ?? []) })),
  ];
}

function asCsv(records: Records): string {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
  return toCsv([names, ...records.map((record) => names.map((name) => cell(record[name])))]);
}

function cell(value: unknown): string | number {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
