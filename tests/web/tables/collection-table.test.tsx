import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CollectionTableProps } from '#web/app/tables/collection.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';

interface Player {
  readonly id: string;
  readonly name: string;
}

const people = (count: number): Player[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, name: `Player ${index}` }));

const show = (items: readonly Player[], more: Partial<CollectionTableProps<Player>> = {}) =>
  render(
    <CollectionTable
      items={items}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      noun={['player', 'players']}
      title="Roster"
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, sortingField: 'name', isRowHeader: true }]}
      rowOf={({ name }) => ({ picture: <i>tile</i>, title: name, line: 'Setter', chip: <b>In</b> })}
      empty="No players yet."
      {...more}
    />,
  );

const isWide = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

it('is a table with a row header on a wide screen', async () => {
  isWide(true);
  show(people(2));
  await screen.findByRole('rowheader', { name: 'Player 1' });
});

it('is a list of rows with picture, title, line and chip on a narrow screen', () => {
  isWide(false);
  show(people(2));
  const rows = within(screen.getByRole('list', { name: 'Roster' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['tilePlayer 0SetterIn', 'tilePlayer 1SetterIn']);
  expect(screen.queryByRole('table')).toBeNull();
});

it('finds a player by name, and clears a filter that matches no one', async () => {
  isWide(false);
  show(people(9));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search players' }), 'nemo');
  screen.getByText('No players match these filters.');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(9);
});

it('offers no search for a list that fits on a screen, and says what is missing when it is empty', () => {
  isWide(false);
  show([]);
  screen.getByText('No players yet.');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows what can be done with the selected players, and how many they are', async () => {
  isWide(false);
  const invited: string[] = [];
  show(people(3), {
    selectionBar: (selected) => (
      <button type="button" onClick={() => invited.push(...selected.map(({ id }) => id))}>
        Invite
      </button>
    ),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Player 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Player 0' }));
  screen.getByText('2 players selected');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(invited).toEqual(['p2', 'p0']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region')).toBeNull();
});

it.each(['wide', 'narrow'])(
  'turns the pages of a long list on a %s screen, and finds on all of them',
  async (width) => {
    isWide(width === 'wide');
    show(people(30));
    await screen.findByText('Player 24');
    expect(screen.queryByText('Player 25')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('Player 29');
    expect(screen.queryByText('Player 0')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search players' }), 'player 1');
    await screen.findAllByText('11 matches');
    await screen.findByText('Player 19');
  },
);

it('sorts by a column, also across pages', async () => {
  isWide(true);
  show(people(30).toReversed());
  await userEvent.click(await screen.findByRole('button', { name: /^Name/ }));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Player 0', 'Player 1', 'Player 10']);
});

it('has the page’s own search in place of the field', () => {
  isWide(false);
  show(people(30), { filters: <input aria-label="Name" /> });
  screen.getByLabelText('Name');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows no headings above an empty list', () => {
  isWide(true);
  show([]);
  screen.getByText('No players yet.');
  expect(screen.queryByRole('table')).toBeNull();
});
