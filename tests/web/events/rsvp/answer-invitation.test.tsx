import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { aPlayer } from '../../support/people/people.ts';

const seen = `GET /api/events/mine/${eventId}` as const;
const join = `PUT /api/events/${eventId}/rsvp`;
const reply = `PUT /api/events/${eventId}/rsvp/reply`;
const patience = { timeout: 30_000 };
const seats = { taken: 3, waiting: 0, free: 7 };

beforeEach(() => {
  signInAs();
});

/** The page of an event whose host decides about players, as an invited player sees it. */
async function openInvited(more: object = {}, event: object = {}) {
  const answers = eventAnswers();
  const asking = anEvent({ creatorApprovalNeeded: true, approvalQuestions: ['Which team?'], ...event });
  const app = await openApp(`/event/${eventId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...answers,
    [seen]: { ...answers[seen], event: asking, isInvited: true, ...more },
    [join]: { mine: { status: 'in' }, seats },
    [reply]: { mine: { status: 'none' }, seats },
  });
  await screen.findByRole('heading', { level: 1 }, patience);
  return app;
}

type App = Awaited<ReturnType<typeof openInvited>>;
const sentBy = async (app: App, call: string) => {
  await waitFor(() => expect(app.sent.some((one) => one.call === call)).toBe(true), patience);
  return app.sent.find((one) => one.call === call)?.body;
};

it('lets an invited player accept without the questions of the host', async () => {
  const app = await openInvited();
  await screen.findByText("You're invited. Can you make it?", {}, patience);
  expect(screen.queryByRole('textbox', { name: /Which team/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request to join' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await sentBy(app, join)).toEqual({});
}, 60_000);

it("takes the word of an invited player who can't go, with a note to the host", async () => {
  const app = await openInvited();
  await userEvent.type(await screen.findByRole('textbox', { name: /Note to the host/ }), 'I have a cold.');
  await userEvent.click(screen.getByRole('button', { name: "Can't go" }));
  expect(await sentBy(app, reply)).toEqual({ reply: 'declined', note: 'I have a cold.' });
});

it("lets a player who can't go change their mind or their note, and asks nothing twice", async () => {
  const said = { reply: 'declined', note: 'I have a cold.' };
  const answer = { guests: [], canTakeSeat: false, isHeldUp: false, hasSay: false, ...said };
  const app = await openInvited({ answer });
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: "Can't go" })).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox', { name: /Note to the host/ }), ' Sorry!');
  expect(screen.getByRole('button', { name: "Can't go" })).toHaveProperty('disabled', false);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await sentBy(app, join)).toEqual({});
});

it('lets a player who had asked to come accept the invitation that followed', async () => {
  const app = await openInvited({ mine: { status: 'requested' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await sentBy(app, join)).toEqual({});
});

it('asks a player who is not invited what the host asks', async () => {
  await openInvited({ isInvited: false });
  await screen.findByRole('button', { name: 'Request to join' });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Note to the host/ })).toBeNull();
});

const lines = [
  ['with players in line', { taken: 10, waiting: 2, free: 0 }, {}, 'Your spot goes to the next in line.'],
  ['with no player in line', seats, {}, 'Your spot opens up for another player.'],
  ['without a waitlist', seats, { allowWaitlist: false }, 'Your spot opens up for another player.'],
] as const;

it.each(lines)('says what leaving an event %s means', async (_, taken, event, words) => {
  await openInvited({ mine: { status: 'in' }, isInvited: false, seats: taken }, event);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave event' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave this event?' });
  within(dialog).getByText(new RegExp(words));
  const speaksOfLine = /\bline\b/.test(dialog.textContent ?? '');
  expect(speaksOfLine).toBe(words.includes('line'));
});
