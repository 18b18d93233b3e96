import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, signInAs } from '../../support/app.tsx';
import { gameId } from '../../support/competitions/games.ts';
import { anEvent, eventAnswers, eventId } from '../../support/events/events.ts';
import { fixtureMatchId } from '../../support/events/fixtures.ts';
import { kim, me } from '../../support/people/family.ts';

const child = {
  ...{ dependantId: kim.id, firstName: 'Kim', mine: { status: 'none' } },
  ...{ mayAnswer: true, mayPay: true, eligibilityFailures: [], isStanding: false },
};
const match = {
  ...{ title: 'Heroes vs. Kicks', place: 'Zilker Park, Field 2', timeZone: 'America/Chicago' },
  ...{ startsAt: '2131-07-05T15:00:00.000Z', endsAt: '2131-07-05T16:00:00.000Z' },
  of: { kind: 'match', gameId, matchId: fixtureMatchId, role: 'player' },
};

beforeEach(() => signInAs());

it('says before one joins that a match is at the same time, and of a child beside its buttons', async () => {
  await openApp(`/evt/${eventId}`, {
    ...eventAnswers(),
    'GET /api/accounts/me': me,
    [`GET /api/events/mine/${eventId}/dependants`]: { dependants: [child] },
    'GET /api/events/me/conflicts': {
      conflicts: [
        match,
        { ...match, title: 'Owls vs. Crows', child: { dependantId: kim.id, firstName: 'Kim' } },
        { ...match, title: 'Ants vs. Bees', child: { dependantId: `dep_${'9'.repeat(26)}`, firstName: 'Bo' } },
      ],
    },
  });
  const own = await screen.findByText(/Conflict: same time as/);
  expect(own.textContent).toMatch(/^Conflict: same time as Heroes vs. Kicks · .* · Zilker Park · No answer yet$/);
  expect(within(own).getByRole('link').getAttribute('href')).toBe(`/matches/${gameId}/${fixtureMatchId}`);
  const kims = await screen.findByText(/Conflict for Kim: same time as/);
  expect(kims.textContent).toContain('Owls vs. Crows');
  expect(screen.queryByText('Ants vs. Bees')).toBeNull();
});

it('says to a host who changes an event what they have at that time, and asks about the time that is chosen', async () => {
  const answers = eventAnswers(true);
  const seen = `GET /api/events/mine/${eventId}` as const;
  const { sent } = await openApp(`/event/${eventId}/edit`, {
    'GET /api/accounts/me': me,
    ...answers,
    [seen]: { ...answers[seen], event: anEvent() },
    'GET /api/events/me/conflicts': { conflicts: [match] },
  });
  expect((await screen.findByText(/Conflict: same time as/)).textContent).toContain('Heroes vs. Kicks');
  const { startsAt } = anEvent();
  fireEvent.change(screen.getByLabelText('Start time'), { target: { value: '06:15' } });
  const asked = () =>
    sent
      .filter(({ call }) => call === 'GET /api/events/me/conflicts')
      .map(({ search }) => Object.fromEntries(new URLSearchParams(search)));
  await waitFor(() => expect(asked().length).toBeGreaterThan(1));
  expect(asked()[0]).toMatchObject({ from: startsAt, besides: eventId });
  expect(asked().at(-1)?.from).toMatch(/:15:00\.000Z$/);
});
