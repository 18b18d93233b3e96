import * as z from 'zod';
import { Problem, statusOf, titleOf } from '#shared/contract/errors.ts';
import { newsCame } from '#web/app/live/news.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { contractOf, deedsThatWait } from './deeds-that-wait.ts';
import { operations } from './operations.ts';
import { type Deed, isHeld, isToldByPage, takeFromOutbox, waitingDeeds } from './outbox.ts';

/**
 * Sends what waits, in the order it was done, one tab at a time. What is refused for good is taken out, and its reason is
 * said; what finds no network or a busy server waits on, and so does all that follows.
 */
export async function sendOutbox(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    if (!navigator.locks) return await sendAll();
    await navigator.locks.request('rovers.outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll();
    });
  } finally {
    isSending = false;
  }
}

let isSending = false;

async function sendAll(): Promise<void> {
  let sent = 0;
  for (let deed = nextDeed(); deed && hasSession(); deed = nextDeed()) {
    if (!(await send(deed))) break;
    sent += 1;
  }
  if (sent > 0) newsCame();
}

const nextDeed = () => waitingDeeds().find((deed) => !isHeld(deed));

/** Whether the next one may follow. */
async function send(deed: Deed): Promise<boolean> {
  const found = await contractOf(deed.operation);
  try {
    const answer = found && (await operations(found[0])[found[1]]?.(deed.input, { idempotencyKey: deed.deedId }));
    takeFromOutbox(deed.deedId);
    if (found && !isToldByPage({ deed, answer })) tell(deed, answer);
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || !isFinal(error)) return false;
    takeFromOutbox(deed.deedId);
    if (isToldByPage({ deed, refused: titleOf(error) })) return true;
    const { verb = 'Your change' } = deedsThatWait[deed.operation] ?? {};
    notify('error', `Not done: ${verb} · ${deed.about}. ${titleOf(error)}`, { stays: true });
    return true;
  }
}

const waitingStatuses = [401, 408, 425, 429];

/** A bracket answers that a score can't be: that was sent, and is not done. */
const Refusal = z.object({ status: z.literal('refused') });

function tell(deed: Deed, answer: unknown): void {
  const { verb = 'Your change' } = deedsThatWait[deed.operation] ?? {};
  if (Refusal.safeParse(answer).success) notify('error', `Not done: ${verb} · ${deed.about}`, { stays: true });
  else notify('success', `${doneWords(deed, answer)} · ${deed.about}`);
}

/** Whether sending it again could not change the answer. */
const isFinal = (problem: Problem): boolean => {
  const status = statusOf(problem);
  return status < 500 && !waitingStatuses.includes(status) && problem.code !== 'request.inProgress';
};

const Standing = z.object({ mine: z.object({ status: z.string(), position: z.number().optional() }) });
const spotWords: Readonly<Record<string, string>> = {
  in: 'You’re in',
  waiting: 'It’s full, you’re in line',
  requested: 'Request sent',
  offered: 'A spot is held for you',
};

function doneWords({ operation }: Deed, answer: unknown): string {
  const { done = 'Sent' } = deedsThatWait[operation] ?? {};
  if (operation !== 'events/joinEvent') return done;
  const { data } = Standing.safeParse(answer);
  return spotWords[data?.mine.status ?? ''] ?? done;
}
