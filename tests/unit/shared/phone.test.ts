import fc from 'fast-check';
import { type CountryCode, getCountries, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { Phone } from '#shared/phone.ts';
import { toE164 } from '#web/app/forms/phone/phone-numbers.ts';

/** A number of every country that has any, as it is written there and abroad. */
const numbers = getCountries().flatMap((country: CountryCode) => {
  const found = getExampleNumber(country, examples);
  return found
    ? [{ country, number: found.number, home: found.formatNational(), abroad: found.formatInternational() }]
    : [];
});

it('takes a number as it is written within each country, and from abroad', () => {
  expect(numbers.length).toBeGreaterThan(200);
  for (const { country, number, home, abroad } of numbers)
    expect([country, toE164(home, country), toE164(abroad, 'US')]).toEqual([country, number, number]);
});

it('keeps a number with its country the same, however it is spaced, and keeps what it kept', () => {
  const spaces = fc.array(fc.constantFrom('', ' ', '\u00a0', '-', '–', '.', '/', '(', ')'), {
    minLength: 20,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.constantFrom(...numbers), spaces, ({ number }, between) => {
      const written = [...number].map((digit, at) => `${digit}${between[at]}`).join('');
      expect(Phone.parse(written)).toBe(number);
      expect(Phone.parse(Phone.parse(written))).toBe(number);
    }),
  );
});

it('keeps whatever the browser makes of a number, and nothing that is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 ()-+x'), maxLength: 30 }), (written) => {
      const number = toE164(written, 'US');
      if (number !== undefined) expect(Phone.parse(number)).toBe(number);
      const kept = Phone.safeParse(written);
      if (kept.success) expect(kept.data).toMatch(/^\+[1-9]\d{6,14}$/);
    }),
  );
});

it.each(['555', '512 555 0123', '+1', '+0 512 555 0123', '+1 512 555 0123 ext. 4', 'call me'])(
  'asks for the code of the country instead of keeping %j',
  (written) => {
    expect(Phone.safeParse(written).error?.issues[0]?.message).toContain('country code');
  },
);

it.each([
  ['555', 'US'],
  ['(512) 555-012', 'US'],
  ['512 555 0123', 'XX'],
  ['call 512 555 0123', 'US'],
  ['+43 0000', 'US'],
])('makes no number of %j in %s', (written, region) => {
  expect(toE164(written, region)).toBeUndefined();
});
