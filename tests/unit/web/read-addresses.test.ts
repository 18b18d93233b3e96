import { expect, it } from 'vitest';
import { readAddresses } from '#web/app/features/events/invitations/read-addresses.ts';

it('reads addresses with names before or behind them, each person once', () => {
  const typed = `Ana Lima <Ana@Friends.example>
bo@friends.example, Bo
  "Cy Young" cy@friends.example; bo@friends.example

dee@friends.example`;
  expect(readAddresses(typed)).toEqual({
    people: [
      { email: 'ana@friends.example', name: 'Ana Lima' },
      { email: 'bo@friends.example', name: 'Bo' },
      { email: 'cy@friends.example', name: 'Cy Young' },
      { email: 'dee@friends.example' },
    ],
  });
});

it('names the first thing that is no address', () => {
  for (const [typed, fault] of [
    ['', 'Type at least one email address.'],
    ['Ana Lima', '“Ana Lima” isn’t a valid email address.'],
    ['ana@nowhere', '“ana@nowhere” isn’t a valid email address.'],
    ['a@b.example c@d.example', 'Put each address on its own line: “a@b.example c@d.example”.'],
    [Array.from({ length: 21 }, (_, at) => `p${at}@b.example`).join('\n'), 'Invite at most 20 addresses at once.'],
  ])
    expect(readAddresses(typed!)).toEqual({ fault });
});
