import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Competition } from '#shared/competitions/standings/competition.ts';
import { type Supposed, supposing } from '#shared/competitions/standings/marks/what-if.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { competitionOf } from '#tests/support/competitions/standings.ts';
import { markWords } from '#web/app/features/competitions/standings/mark-words.tsx';
import { StandingsTable } from '#web/app/features/competitions/standings/standings-table.tsx';
import { WhatIf } from '#web/app/features/competitions/standings/what-if.tsx';

const season = competitionOf('Ants-Bees 2-0, Bees-Cats 1-1, Ants-Cats 1-0, Cats-Bees', {
  places: 1,
  adjustments: [{ entrantId: 'Cats', points: -1, reason: 'Late roster', madeOn: '2027-03-02' }],
});
const user = userEvent.setup({ delay: null });
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent);

it('shows everyone best first, with marks in words and the latest matches read out', () => {
  render(<StandingsTable title="Standings" goesBy="points" rows={standingsOf(season).rows} />);
  expect(names()).toEqual(['Ants', 'Bees', 'Cats']);
  const [, first, second] = screen.getAllByRole('row');
  expect(within(first!).getByText('Clinched a playoff spot')).toBeTruthy();
  expect(within(second!).getByText('Eliminated')).toBeTruthy();
  expect(within(first!).getAllByRole('img', { name: 'Last five: win, win' })[0]?.textContent).toBe('WW');
  expect(
    within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual('1 2 2 0 0 +3 WW 6'.split(' '));
});

it('shows the logo of who has one beside their name', () => {
  const logos = new Map([['Bees', 'upl_00000000000000000000000000']]);
  render(<StandingsTable title="Standings" goesBy="points" rows={standingsOf(season).rows} logos={logos} />);
  const shown = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('img')?.getAttribute('src'));
  expect(shown).toEqual([undefined, '/media/upl_00000000000000000000000000', undefined]);
});

it('shows what the table goes by: points, or the share of matches won', () => {
  const played = competitionOf('Ants-Bees 2-0, Bees-Cats 3-1, Ants-Cats 1-0, Cats-Dogs 2-1, Cats-Dogs 4-1', {
    ruleset: standingsTemplates.basketball,
  });
  render(<StandingsTable title="Standings" goesBy="win_pct" rows={standingsOf(played).rows} />);
  expect(screen.getByTitle('Share of matches won').textContent).toBe('Pct');
  expect(screen.queryByText('Pts')).toBeNull();
  const [, ...lines] = screen.getAllByRole('row');
  const shares = lines.map((line) => within(line).getAllByRole('cell').at(-1)?.textContent);
  expect(shares).toEqual(['1.000', '.500', '.500', '.000']);
});

it('says by keyboard why a player is where they are, and closes it again', async () => {
  render(<StandingsTable title="Standings" goesBy="points" rows={standingsOf(season).rows} />);
  const why = screen.getByRole('button', { name: 'Cats: why they are here' });
  expect(why.getAttribute('aria-expanded')).toBe('false');
  why.focus();
  await user.keyboard('{Enter}');
  expect(why.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(why.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    '3rd with 0 points, behind Bees (1).',
  );
  expect(screen.getByText('−1 point on 2027-03-02: Late roster')).toBeTruthy();
  await user.keyboard(' ');
  expect(screen.queryByText(/Late roster/)).toBeNull();
});

it('lists every step for those who were level', async () => {
  const circle = competitionOf('Ants-Bees 1-0, Bees-Cats 1-0, Cats-Ants 1-0', { lotsSeed: 'spring' });
  render(<StandingsTable title="Standings" goesBy="points" rows={standingsOf(circle).rows} />);
  await user.click(screen.getByRole('button', { name: 'Bees: why they are here' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Head-to-head points: Ants, Bees and Cats 3, still level.')).toBeTruthy();
});

it('marks the ranks that reach the playoffs, and says so below', () => {
  render(<StandingsTable title="Standings" goesBy="points" rows={standingsOf(season).rows} places={2} />);
  const marked = screen.getAllByRole('row').map((row) => row.classList.contains('standings-in'));
  expect(marked).toEqual([false, true, true, false]);
  expect(screen.getByText('Top two play the final.')).toBeTruthy();
});

it('says that no one has entered', () => {
  render(<StandingsTable title="Standings" goesBy="points" rows={[]} />);
  expect(screen.getByText(/No teams yet/)).toBeTruthy();
});

it('calls an estimate an estimate, and never certain', () => {
  expect(markWords({ status: 'in', certainty: 'exact', chance: 0.634 })).toBe('63% chance to reach the playoffs');
  expect(markWords({ status: 'out', certainty: 'exact', chance: 0.0004 })).toBe('1% chance to reach the playoffs');
  expect(markWords({ status: 'clinched', certainty: 'estimate', chance: 1 })).toBe('Very likely to reach the playoffs');
  expect(markWords({ status: 'in', certainty: 'exact' })).toBe('In a playoff spot');
});

function Together({ competition }: { readonly competition: Competition }) {
  const [supposed, setSupposed] = useState<readonly Supposed[]>([]);
  return (
    <>
      <WhatIf
        open={competition.open ?? []}
        names={new Map(competition.entrants.map(({ entrantId, name }) => [entrantId, name]))}
        drawsAllowed={competition.ruleset.drawsAllowed}
        supposed={supposed}
        onSuppose={setSupposed}
      />
      <StandingsTable title="What would be" goesBy="points" rows={standingsOf(supposing(competition, supposed)).rows} />
    </>
  );
}

it('shows the table that would be, and the real one again', async () => {
  render(<Together competition={season} />);
  const slider = screen.getByRole('slider', { name: 'Cats – Bees' });
  fireEvent.change(slider, { target: { value: '-3' } });
  expect(screen.getByText('Cats – Bees: Cats by 3')).toBeTruthy();
  expect(names()).toEqual(['Ants', 'Cats', 'Bees']);
  await user.click(screen.getByRole('button', { name: 'Draw: Cats – Bees' }));
  expect(screen.getByText('Cats – Bees: Draw')).toBeTruthy();
  expect(names()).toEqual(['Ants', 'Bees', 'Cats']);
  await user.click(screen.getByRole('button', { name: 'Leave open: Cats – Bees' }));
  expect(screen.getByText('Cats – Bees: Open')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear all' }).getAttribute('disabled')).not.toBeNull();
});

it('offers no draw where there is none, and says when nothing is left to suppose', () => {
  const { unmount } = render(
    <Together competition={{ ...season, ruleset: { ...season.ruleset, drawsAllowed: false } }} />,
  );
  expect(screen.queryByRole('button', { name: /Draw/ })).toBeNull();
  unmount();
  render(<Together competition={{ ...season, open: [] }} />);
  expect(screen.getByText(/All matches are played/)).toBeTruthy();
});

it('names both ends of a slider so that they stand beside each other, and the result in full', () => {
  const long = 'The Eastern Antelopes';
  const entrants = season.entrants.map((one) => (one.entrantId === 'Cats' ? { ...one, name: long } : one));
  render(<Together competition={{ ...season, entrants }} />);
  expect(screen.getByText('The Eastern A… by 10')).toBeTruthy();
  expect(screen.getByText('Bees by 10')).toBeTruthy();
  fireEvent.change(screen.getByRole('slider', { name: `${long} – Bees` }), { target: { value: '-3' } });
  expect(screen.getByText(`${long} – Bees: ${long} by 3`)).toBeTruthy();
});
