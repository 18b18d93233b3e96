import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { type Asked, aBracket, playedOut } from '#tests/support/competitions/brackets/brackets.ts';
import { BracketView } from '#web/app/features/competitions/brackets/bracket-view.tsx';

const better = (a: string, b: string) => Number(a.slice(1)) < Number(b.slice(1));

function show(count: number, asked: Asked = { format: 'single' }, played = true) {
  const bracket = aBracket(count, asked);
  const onOpen = vi.fn();
  const nameOf = (entrantId: string) => `Squad ${entrantId.slice(1)}`;
  render(
    <BracketView
      bracket={readBracket(played ? playedOut(bracket, better) : bracket)}
      nameOf={nameOf}
      onOpen={onOpen}
    />,
  );
  return onOpen;
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

it('leads along the tree by arrow keys, with one match in the tab order', async () => {
  const onOpen = show(4, { format: 'double', grandFinal: 'simple' });
  const first = screen.getByRole('button', { name: /^Winners SF 1:/ });
  expect(document.querySelectorAll('[data-match][tabindex="0"]')).toHaveLength(1);
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Winners SF 2:');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toContain('Winners final:');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Losers R1 M1:');
  await userEvent.keyboard('{End}');
  expect(focused()).toContain('Grand final:');
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onOpen).toHaveBeenCalledWith('W2-1');
  expect(document.querySelectorAll('[data-match][tabindex="0"]')).toHaveLength(1);
});

it('reads each match aloud with its score and who advances', () => {
  show(3);
  expect(screen.getByRole('button', { name: 'SF 1: Squad 1 against Bye. Bye. Squad 1 advances.' })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Final: Squad 1 1 against Squad 2 0. Played. Squad 1 advances.' }),
  ).toBeTruthy();
});

it('grows and shrinks by buttons and keys', async () => {
  show(4, { format: 'single' }, false);
  const size = screen.getByLabelText('Size');
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  expect(size.textContent).toBe('125%');
  screen.getByRole('button', { name: /^SF 1:/ }).focus();
  await userEvent.keyboard('--');
  expect(size.textContent).toBe('80%');
  await userEvent.keyboard('0');
  expect(size.textContent).toBe('100%');
});

it('draws every match of 64 without one over another', () => {
  show(64, { format: 'double' }, false);
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-match]')];
  expect(boxes).toHaveLength(127);
  const parts = [...document.querySelectorAll('section')].map((part) => [
    ...part.querySelectorAll<HTMLElement>('[data-match]'),
  ]);
  for (const part of parts) {
    const spots = part.map(({ style }) => [Number.parseFloat(style.left), Number.parseFloat(style.top)] as const);
    const sorted = spots.toSorted(([x, y], [left, top]) => x - left || y - top);
    for (const [index, [x, y]] of sorted.entries()) {
      const next = sorted[index + 1];
      if (next?.[0] === x) expect(next[1] - y).toBeGreaterThanOrEqual(3.6);
    }
  }
});

it('shows the same as a table, and round by round', async () => {
  show(8, { format: 'single', thirdPlace: true });
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const row = screen.getByRole('row', { name: /Third place/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Squad 4', '0–1', 'Squad 3', 'Played', 'Squad 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Rounds' }));
  expect(screen.getByRole('heading', { name: 'Final' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous round' }));
  expect(screen.getByRole('heading', { name: 'Semi-finals' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('names each match on the drawing, and a side that a line leads to by the match alone', () => {
  show(8, { format: 'double' }, false);
  const drawn = (name: RegExp) => within(screen.getByRole('button', { name }));
  expect(drawn(/^Winners SF 1:/).getByText('Winners SF 1')).toBeTruthy();
  expect(drawn(/^Winners SF 1:/).getByText('Winner of QF 1')).toBeTruthy();
  expect(drawn(/^Losers R1 M1:/).getAllByText(/^Loser of Winners QF \d$/)).toHaveLength(2);
  expect(drawn(/^Grand final:/).getByText('Winner of Losers final')).toBeTruthy();
});

it('says in the table and round by round when and where matches are, as far as they have their places', async () => {
  const placeOf = (matchId: string) => (matchId === 'W1-1' ? 'Sat 9:00 AM, court 2' : undefined);
  const bracket = readBracket(aBracket(4));
  render(<BracketView bracket={bracket} nameOf={(id) => id} placeOf={placeOf} onOpen={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  const [heads, first, second] = screen.getAllByRole('row');
  expect(within(heads!).getByRole('columnheader', { name: 'Time and court' })).toBeTruthy();
  expect(within(first!).getByText('Sat 9:00 AM, court 2')).toBeTruthy();
  expect(within(second!).queryByText(/court/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Rounds' }));
  expect(
    screen.getByRole('button', { name: /^SF 1: e1 against e4. Ready to play. Sat 9:00 AM, court 2$/ }),
  ).toBeTruthy();
});

it('has no column for times where no one gave courts', async () => {
  show(4);
  await userEvent.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.queryByRole('columnheader', { name: 'Time and court' })).toBeNull();
});
