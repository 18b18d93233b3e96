import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { events } from '#shared/events/contract.ts';
import { emptyOutbox, holdNoLonger, putInOutbox, waitingDeeds } from '#web/app/operations/outbox.ts';
import { sendOutbox } from '#web/app/operations/send-outbox.ts';
import { waitingText } from '#web/app/operations/use-change.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { clearStoredSession } from '#web/app/session/session-token.ts';
import { serve, signInAs } from '../support/app.tsx';
import { openPage } from '../support/teams/clubs.tsx';

const eventId = `evt_${'0'.repeat(26)}`;
const join = `PUT /api/events/${eventId}/rsvp`;
const seats = { taken: 1, waiting: 0, free: 3 };
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};

function JoinPage() {
  const { run } = useOperation(events, 'joinEvent', { done: 'You’re in' });
  return (
    <button type="button" onClick={() => run({ eventId })}>
      Join
    </button>
  );
}

const aJoin = {
  deedId: 'key-0000000000000001',
  operation: 'events/joinEvent',
  input: { eventId },
  about: 'Sunday run',
};

beforeEach(() => {
  emptyOutbox();
  signInAs();
  document.title = 'Sunday run · Rovers';
});

it('puts a join in line when no network answers, and says so', async () => {
  await openPage(JoinPage, { [join]: noNetwork });
  fireEvent.click(await screen.findByRole('button', { name: 'Join' }));
  expect(await screen.findByText(waitingText)).toBeTruthy();
  expect(waitingDeeds()).toMatchObject([{ operation: 'events/joinEvent', input: { eventId }, about: 'Sunday run' }]);
});

it('lets the same join wait once, however often it is pressed', () => {
  putInOutbox(aJoin);
  putInOutbox({ ...aJoin, deedId: 'key-0000000000000002' });
  expect(waitingDeeds()).toHaveLength(1);
});

it('sends what waits in order, and says what came of it', async () => {
  const { sent } = await openPage(JoinPage, {
    [join]: { mine: { status: 'waiting', position: 2 }, seats },
    [`DELETE /api/events/${eventId}/rsvp`]: { mine: { status: 'none' }, seats },
  });
  putInOutbox(aJoin);
  putInOutbox({ ...aJoin, deedId: 'key-0000000000000003', operation: 'events/leaveEvent' });
  await sendOutbox();
  expect(await screen.findByText('It’s full, you’re in line · Sunday run')).toBeTruthy();
  expect(sent(join)).toHaveLength(1);
  expect(waitingDeeds()).toEqual([]);
});

it('says why when the answer is no, and does not send it again', async () => {
  const { sent } = await openPage(JoinPage, { [join]: Response.json({ code: 'rsvp.closed' }, { status: 409 }) });
  putInOutbox(aJoin);
  await sendOutbox();
  expect(await screen.findByText(/^Not done: Join · Sunday run\./)).toBeTruthy();
  await sendOutbox();
  expect(sent(join)).toHaveLength(1);
});

it('keeps what finds no network or a busy server, and all that follows, in their order', async () => {
  let answer: () => unknown = noNetwork;
  serve({ [join]: () => answer() });
  putInOutbox(aJoin);
  putInOutbox({ ...aJoin, deedId: 'key-0000000000000004', operation: 'events/leaveEvent' });
  await sendOutbox();
  answer = () => Response.json({ code: 'server.busy' }, { status: 503 });
  await sendOutbox();
  expect(waitingDeeds().map(({ operation }) => operation)).toEqual(['events/joinEvent', 'events/leaveEvent']);
});

/** A server that does its work, and loses its answer on the way as often as it is told. */
function aServerThatLosesAnswers(losses: number) {
  const inEvent = new Set<string>();
  let lost = 0;
  const answers = {
    [join]: () => {
      inEvent.add('ana');
      if (lost < losses) {
        lost += 1;
        return noNetwork();
      }
      return { mine: { status: 'in' }, seats: { ...seats, taken: inEvent.size } };
    },
  };
  return { inEvent, sent: serve(answers) };
}

it.each([0, 1, 2, 5])('is done once when %i answers are lost while the network comes and goes', async (losses) => {
  const { inEvent, sent } = aServerThatLosesAnswers(losses);
  putInOutbox(aJoin);
  for (let tries = 0; waitingDeeds().length > 0 && tries < 10; tries += 1) await sendOutbox();
  expect(inEvent.size).toBe(1);
  expect(sent.filter(({ call }) => call === join)).toHaveLength(losses + 1);
  expect(waitingDeeds()).toEqual([]);
});

it('sends a deed once when two presses and the network ask for it at the same time', async () => {
  const { sent } = aServerThatLosesAnswers(0);
  putInOutbox(aJoin);
  await Promise.all([sendOutbox(), sendOutbox(), sendOutbox()]);
  await waitFor(() => expect(waitingDeeds()).toEqual([]));
  expect(sent.filter(({ call }) => call === join)).toHaveLength(1);
});

it('deletes what was saved and what waits when the player signs out', () => {
  const deleted: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  putInOutbox(aJoin);
  clearStoredSession();
  expect(waitingDeeds()).toEqual([]);
  expect(deleted).toEqual(['rovers-saved']);
});

it('holds what can still be taken back, sends what came after it, and sends it once it is held no longer', async () => {
  const leave = `DELETE /api/events/${eventId}/rsvp` as const;
  const { sent } = await openPage(JoinPage, {
    [join]: { mine: { status: 'in' }, seats },
    [leave]: { mine: { status: 'none' }, seats },
  });
  const held = { ...aJoin, deedId: 'key-0000000000000004', heldUntil: '2999-01-01T00:00:00.000Z' };
  putInOutbox(held);
  putInOutbox({ ...aJoin, operation: 'events/leaveEvent' });
  await sendOutbox();
  expect(waitingDeeds()).toMatchObject([{ deedId: held.deedId }]);
  expect([sent(leave).length, sent(join).length]).toEqual([1, 0]);
  holdNoLonger(held.deedId);
  await sendOutbox();
  expect(sent(join)).toHaveLength(1);
});
