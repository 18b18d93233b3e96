import { expect, it } from 'vitest';
import { Email } from '#shared/email.ts';
import { errors } from '#shared/errors.ts';
import { gameTypeLabel, gameTypes, otherGameTypeId } from '#shared/places/game-types.ts';

it('says in the words of the specification that a user is not there', () => {
  expect(errors['user.notFound'].title).toBe('User not found');
});

it('gives every game type a label of its own, and Other the word of the host', () => {
  expect(new Set(gameTypes.map(({ label }) => label)).size).toBe(gameTypes.length);
  for (const { gameTypeId, label } of gameTypes) expect(gameTypeLabel(gameTypeId)).toBe(label);
  expect(gameTypeLabel(otherGameTypeId, 'Kubb')).toBe('Kubb');
});

it('takes an address of at most 100 characters, in lower case, and nothing else for one', () => {
  expect(Email.parse(' Ana@Example.com ')).toBe('ana@example.com');
  const long = `${'a'.repeat(60)}@${'b'.repeat(40)}.example`;
  for (const wrong of ['', 'ana', 'ana@', 'ana@b c.example', long]) expect(Email.safeParse(wrong).success).toBe(false);
});
