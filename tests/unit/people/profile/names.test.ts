import { describe, expect, it } from 'vitest';
import { DisplayName, FullName } from '#shared/people/profile/names.ts';

const messageOf = (schema: typeof DisplayName | typeof FullName, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('a display name', () => {
  it.each(['Al', 'Sam Carter', "D'Arcy", 'J.R. Smith-Jones', 'Zoë_99', 'Łukasz', '李小龍', '9ers', 'x'.repeat(25)])(
    'can be %s',
    (name) => expect(DisplayName.parse(name)).toBe(name),
  );

  it('is trimmed and composed', () => {
    expect(DisplayName.parse('  Zoe\u0308 ')).toBe('Zoë');
  });

  it.each([
    ['', 'at least 2'],
    ['A', 'at least 2'],
    ['x'.repeat(26), 'at most 25'],
    ['Sam  Carter', 'single spaces'],
    ['Sam!', 'letters, digits'],
    ['-Sam', 'Begin and end'],
    ['Sam.', 'Begin and end'],
    ['rovers.com', 'link or an address'],
    ['www.sam', 'link or an address'],
    ['sam@mail', 'letters, digits'],
    ['Admin', 'reserved'],
    ['ROVERS', 'reserved'],
    ['Former player', 'reserved'],
    ['player', 'reserved'],
    ['Sam\u202EretraC', 'characters we can’t show'],
    ['Sam\nCarter', 'characters we can’t show'],
    ['Sam\uD800', 'characters we can’t show'],
  ])('cannot be %j', (name, message) => {
    expect(messageOf(DisplayName, name)).toContain(message);
  });
});

describe('a full name', () => {
  it.each(['Sam Carter', "Siobhán O'Brien-Smith Jr.", 'María del Carmen', `${'a'.repeat(150)} ${'b'.repeat(149)}`])(
    'can be %s',
    (name) => expect(FullName.parse(name)).toBe(name),
  );

  it.each([
    ['S', 'at least 2'],
    ['Sam', 'first and last name'],
    ['Sam -', 'first and last name'],
    ['Sam Carter 3rd', 'Use letters'],
    [`Sam ${'x'.repeat(297)}`, 'at most 300'],
  ])('cannot be %j', (name, message) => {
    expect(messageOf(FullName, name)).toContain(message);
  });
});
