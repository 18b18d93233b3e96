import { expect, it } from 'vitest';
import { isEasyToGuess } from '#shared/accounts/identity/passwords.ts';
import { Password } from '#shared/accounts/schemas.ts';

const email = 'sam.carter@mail.example';

it.each([
  'password1234',
  'P@ssw0rd2024!',
  'Passw0rd!Passw0rd!',
  'qwertyuiop12',
  '1qaz2wsx3edc',
  'zaq12wsxcde3',
  '123456789012',
  '210987654321',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou2020!',
  'letmeinletmein',
  'Summer2025!!!',
  'dragon monkey football',
  'RoversRovers99',
  'beans-and-rovers',
  'sam.carter2024',
  'Carter1234567',
])('refuses %s, which is guessed early', (password) => {
  expect(isEasyToGuess(password, email)).toBe(true);
});

it.each([
  'tandem kettle orbit',
  'TrainSunset77Q',
  'x9!kLm2#pQ7z',
  '839201746538',
  'my dog ate the map',
  'les sanglots longs des violons',
  'пароль которого нет',
  'football on tuesdays with grandpa',
])('accepts %s', (password) => {
  expect(isEasyToGuess(password, email)).toBe(false);
});

it('counts 12 to 128 characters of any kind, spaces included', () => {
  const lengths = [11, 12, 128, 129].map((length) => Password.safeParse(' é'.repeat(80).slice(0, length)).success);
  expect(lengths).toEqual([false, true, true, false]);
});
