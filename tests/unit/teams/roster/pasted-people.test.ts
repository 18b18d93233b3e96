import { expect, it } from 'vitest';
import { isSamePerson } from '#shared/teams/roster/known-person.ts';
import { pastedPeople } from '#shared/teams/roster/pasted-people.ts';

const none = { email: '', phone: '', jersey: '' };

it.each([
  ['Lena Ortiz', { ...none, name: 'Lena Ortiz' }],
  ['  3. Lena Ortiz ', { ...none, name: 'Lena Ortiz' }],
  ['- Lena Ortiz', { ...none, name: 'Lena Ortiz' }],
  ['Lena Ortiz <Lena@Mail.example>', { ...none, name: 'Lena Ortiz', email: 'lena@mail.example' }],
  [
    'Lena Ortiz, lena@mail.example, (512) 555-0142, 7',
    {
      name: 'Lena Ortiz',
      email: 'lena@mail.example',
      phone: '(512) 555-0142',
      jersey: '7',
    },
  ],
  ['#7\tLena Ortiz\t512-555-0142', { ...none, name: 'Lena Ortiz', phone: '512-555-0142', jersey: '7' }],
  ['Lena Ortiz lena@mail.example 21', { ...none, name: 'Lena Ortiz', email: 'lena@mail.example', jersey: '21' }],
  ['Ortiz, Lena', { ...none, name: 'Lena Ortiz' }],
  ['Lena Ortiz; 00', { ...none, name: 'Lena Ortiz', jersey: '00' }],
])('reads %j', (line, person) => {
  expect(pastedPeople(line)).toEqual([person]);
});

it('reads a list with empty lines, and drops lines without a name', () => {
  const list = 'Lena Ortiz\r\n\r\nlena@mail.example\nTheo Park\n  \n';
  expect(pastedPeople(list).map(({ name }) => name)).toEqual(['Lena Ortiz', 'Theo Park']);
});

it('knows a person by the email, or by the name where one of both has none', () => {
  const lena = { name: 'Lena Ortiz', email: 'lena@mail.example' };
  expect(isSamePerson(lena, { name: 'L. Ortiz', email: 'LENA@mail.example' })).toBe(true);
  expect(isSamePerson(lena, { name: ' lena ortiz' })).toBe(true);
  expect(isSamePerson(lena, { name: 'Lena Ortiz', email: 'other@mail.example' })).toBe(false);
});
