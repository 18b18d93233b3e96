import { expect, it } from 'vitest';
import { placeWords } from '#web/app/features/competitions/playoffs/matches/place-words.ts';
import { momentWords } from '#web/blocks/moment.ts';
import { aPlayoffShown } from '../../web/support/competitions/playoffs.ts';

const startsAt = '2031-05-01T16:00:00.000Z';
const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
  .formatToParts(new Date(startsAt))
  .find(({ type }) => type === 'timeZoneName')?.value;

it('says of a moment on whose clock it is', () => {
  expect(momentWords(startsAt)).toContain(', 2031, ');
  expect(momentWords(startsAt).endsWith(` ${zone}`)).toBe(true);
});

it('says of a match of a playoff on whose clock it begins', () => {
  const playoff = aPlayoffShown({ places: [{ matchId: 'W1-1', startsAt, court: '3' }] });
  expect(placeWords(playoff as never, 'W1-1')).toMatch(new RegExp(`^Thu, .* ${zone}, court 3$`.replace('+', '\\+')));
});
