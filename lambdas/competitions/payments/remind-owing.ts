import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { DueReminders } from '#lambdas/payments/ports/outside/due-reminders.ts';
import { dueReminded } from '#shared/competitions/payments/messages.ts';
import { remindable } from '#shared/payments/outside/due-reminders.ts';
import type { Due } from '#shared/payments/outside/dues.ts';

export interface Reminding {
  readonly reminders: Pick<DueReminders, 'list' | 'remind'>;
}

interface Subject {
  readonly subjectKind: 'season' | 'tournament';
  readonly subjectId: string;
}

const atOnce = 8;

/** Reminds everyone who owes something, each once a day, however often organizers press. */
export async function remindOwing(
  subject: Subject,
  dues: readonly Due[],
  { byId, now }: { readonly byId: string; readonly now: Date },
  { reminders }: Reminding,
): Promise<{ reminded: number; rested: number }> {
  const { subjectId } = subject;
  const { due, rested } = remindable(dues, await reminders.list(subjectId), now);
  let reminded = 0;
  await inParallel(due, atOnce, async ({ dueId }) => {
    const cause = idFrom('message', dueReminded.name, subjectId, dueId, now.toISOString());
    const fact = factRow(dueReminded, cause, now, { ...subject, dueId, byId });
    if (await reminders.remind({ subjectId, dueId }, fact, now)) reminded += 1;
  });
  return { reminded, rested: rested + due.length - reminded };
}
