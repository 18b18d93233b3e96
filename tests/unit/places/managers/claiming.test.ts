import { expect, it } from 'vitest';
import { KnownDetails } from '#shared/places/details/place-details.ts';
import { claimDomain, isAddressAt, listedPhone } from '#shared/places/managers/claiming.ts';

const access = (bookingPhone?: string) => KnownDetails.shape.access.parse({ kind: 'public', bookingPhone });

it.each([
  ['https://www.Club.example/pickleball', 'club.example'],
  ['https://parks.austin.example', 'parks.austin.example'],
  ['https://www.gmail.com', undefined],
  [undefined, undefined],
])('takes the mail of %s as that of %s', (website, domain) => {
  expect(claimDomain({ website })).toBe(domain);
});

it.each([
  ['desk@club.example', true],
  ['desk@MAIL.club.example', true],
  ['desk@notclub.example', false],
  ['desk@club.example.evil.example', false],
  ['club.example@evil.example', false],
  ['"x@club.example"@evil.example', false],
])('says whether %s is at the domain: %s', (email, isThere) => {
  expect(isAddressAt(email, 'club.example')).toBe(isThere);
});

it.each([
  [access('+1 512 555 0170'), 'Front desk 555 0000', '+15125550170'],
  [access(), 'Front desk (ask for Kim): 512-555-0170', '512-555-0170'],
  [access(), 'desk@club.example', undefined],
  [access(), 'Room 12', undefined],
  [access(), undefined, undefined],
])('finds the listed number: %#', (given, contact, phone) => {
  expect(listedPhone({ access: given, contact })).toBe(phone);
});
