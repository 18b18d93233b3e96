import { describe, expect, it } from 'vitest';
import { tournamentSetup } from '#shared/competitions/tournaments/setup/tournament-setup.ts';
import { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { categoryId, deskShown, myTournamentView } from '#tests/web/support/competitions/tournaments.ts';

type Facts = Parameters<typeof tournamentSetup>[0];
const two = [
  { entryId: 'ten_01KAMFE3NG00000000000000AB', name: 'Ann' },
  { entryId: 'ten_01KAMFE3NG00000000000000AC', name: 'Bob' },
];
const facts = (status: string, entries: readonly object[] = [], more: Partial<Facts> = {}): Facts => ({
  ...MyTournamentView.parse({
    ...myTournamentView,
    tournament: { ...myTournamentView.tournament, status },
    entries: [{ categoryId, capacity: 8, left: 6, waiting: 0, entries }],
  }),
  board: undefined,
  ...more,
});
const left = (of: Facts) =>
  tournamentSetup(of)
    .filter(({ isDone }) => !isDone)
    .map(({ text }) => text);
const drawn = { board: { draws: deskShown.draws } };

describe('what is left to set up in a tournament', () => {
  it('is everything in a draft', () => {
    expect(left(facts('draft'))).toEqual([
      'Announce the tournament',
      'Open registration',
      'Share it and fill every category',
      'Draw every category',
      'Give every match a court and a time',
      'Publish the schedule',
    ]);
  });

  it('names categories with fewer than two entries; entries that wait do not count', () => {
    const waiting = [two[0] ?? {}, { ...two[1], position: 1 }];
    const step = tournamentSetup(facts('registration', waiting))[2];
    expect(step).toMatchObject({ isDone: false, detail: 'Fewer than two entries so far: Singles.' });
    expect(tournamentSetup(facts('registration', two))[2]).toMatchObject({ isDone: true });
  });

  it('is not done with placing before the draw, nor while matches wait for a court', () => {
    expect(left(facts('draw', two))).toContain('Give every match a court and a time');
    const unplaced = [{ ...deskShown.matches[0] }] as Facts['unplaced'];
    expect(left(facts('draw', two, { ...drawn, unplaced }))).toContain('Give every match a court and a time');
    expect(left(facts('draw', two, drawn))).toEqual(['Publish the schedule']);
  });

  it('is nothing of the schedule once that is published', () => {
    expect(left(facts('scheduled', two))).toEqual([]);
  });

  it.each(['finished', 'archived', 'cancelled'])('is nothing in one that is %s', (status) => {
    expect(tournamentSetup(facts(status))).toEqual([]);
  });
});
