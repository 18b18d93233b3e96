import { expect, it } from 'vitest';
import type { MyFixture } from '#shared/events/fixtures/schemas.ts';
import { anEvent } from '#tests/web/support/events/events.ts';
import { aFixture } from '#tests/web/support/events/fixtures.ts';
import { type AgendaFacts, agendaOf, conflictsIn, nextOf, partsOf } from '#web/app/features/discovery/home/agenda.ts';
import { chipOf, countdownOf, lineOf } from '#web/app/features/discovery/home/agenda-words.ts';

type MyEvent = AgendaFacts['events'][number];
const at = (eventId: string, startsAt: string, more: object = {}): MyEvent =>
  ({
    ...anEvent({ eventId, startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString() }),
    mine: { status: 'in' },
    ...more,
  }) as MyEvent;

const now = new Date('2031-07-01T15:00:00.000Z');
const run = at('evt_1', '2031-07-01T23:30:00.000Z');
const match = at('evt_2', '2031-07-05T14:00:00.000Z');
const camp = at('evt_3', '2031-08-01T14:00:00.000Z');
const kim = { dependantId: 'dep_1', firstName: 'Kim', mayAnswer: true, household: 'A' as const };
const family: AgendaFacts = {
  events: [run, camp],
  hosted: [run],
  children: [{ ...kim, events: [match] } as AgendaFacts['children'][number]],
};

it('puts what a player plays and hosts and what their children play in one order of time, each once', () => {
  expect(agendaOf(family).map(({ key }) => key)).toEqual(['evt_1', 'evt_2/dep_1', 'evt_3']);
  expect(agendaOf(family, 'me').map(({ key }) => key)).toEqual(['evt_1', 'evt_3']);
  expect(agendaOf(family, 'dep_1').map(({ key }) => key)).toEqual(['evt_2/dep_1']);
});

it('shows seven at most', () => {
  const many = Array.from({ length: 9 }, (_, day) => at(`evt_${day}`, `2031-07-1${day}T14:00:00.000Z`));
  expect(agendaOf({ events: many, hosted: [], children: [] })).toHaveLength(7);
});

it('parts it into today, this week and later', () => {
  const parts = partsOf(agendaOf(family), now);
  expect(parts.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Today', 1],
    ['This week', 1],
    ['Later', 1],
  ]);
});

it('goes past what was canceled to what comes next, and says what falls into the same hours', () => {
  const off = at('evt_0', '2031-07-01T20:00:00.000Z', { status: 'cancelled' });
  const clash = at('evt_4', '2031-07-02T00:00:00.000Z');
  const entries = agendaOf({ events: [off, run], hosted: [], children: [{ ...kim, events: [clash] } as never] });
  expect(nextOf(entries).map(({ key }) => key)).toEqual(['evt_1', 'evt_4/dep_1']);
});

it('finds what one person has at the same time, matches like events, but nothing that they are out of', () => {
  const { startsAt } = run;
  const match = (matchId: string, more: object = {}) =>
    aFixture({ matchId, startsAt, endsAt: '2031-07-02T01:00:00.000Z', role: 'player', ...more }) as MyFixture;
  const found = (matches: readonly MyFixture[], children: AgendaFacts['children'] = []) =>
    [...conflictsIn(agendaOf({ events: [run], hosted: [], children, matches }))].map(([{ key }, others]) => [
      key.split('/').at(-1),
      ...others.map((one) => one.key.split('/').at(-1)),
    ]);
  expect(found([match('m1'), match('m2', { answer: 'maybe' })])).toEqual([
    ['evt_1', 'm1', 'm2'],
    ['m1', 'evt_1', 'm2'],
    ['m2', 'evt_1', 'm1'],
  ]);
  expect(found([match('m1', { answer: 'out' }), match('m2', { status: 'cancelled' })])).toEqual([]);
  expect(found([], [{ ...kim, events: [], matches: [match('m1')] } as never])).toEqual([]);
  const out = agendaOf({ events: [run], hosted: [], children: [], matches: [match('m1', { answer: 'out' })] });
  expect(nextOf(out).map(({ key }) => key)).toEqual(['evt_1']);
});

it('says where the player stands, when it begins and when to be there', () => {
  const [hosting, child] = agendaOf(family);
  const early = child && { ...child, thing: { ...child.thing, arriveEarlyMinutes: 20 } };
  if (!hosting || !child || !early) throw new Error('The agenda is empty.');
  expect([hosting, child].map((entry) => chipOf(entry)?.words)).toEqual(['You host', 'Kim’s in']);
  expect(countdownOf(hosting, now)).toMatch(/^Today, 6:30.PM.* · in 9 hours$/);
  expect(countdownOf(early, now)).toMatch(/^Saturday, 9:00.AM.* · arrive 8:40.AM/);
  expect(lineOf({ ...child, isOtherHousehold: true }, false)).toMatch(/Zilker Park · with the other parent$/);
});
