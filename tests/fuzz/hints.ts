import { toLocal } from '#shared/time.ts';
import type { Hints } from './from-schema.ts';

const zone = 'America/Chicago';
const day = 86_400_000;
/** Words that a schema takes and that are not harmless everywhere. */
const words = [
  'Pickup',
  'Ünïcödé 日本',
  '<b>bold</b> & "quoted"',
  "O'Brien; --",
  '=1+1',
  '👩‍👩‍👧‍👦 family',
  'عربي',
  '{{7*7}}',
  '%s%n',
];
const inDays = (days: number) => new Date(Date.now() + days * day);

/** What the fields of the contracts may well hold, by their names. Ids are added as they become known. */
export const hints = (ids: Hints): Hints => ({
  title: words,
  displayName: ['Sam', 'Ann-Marie', 'X Æ'],
  fullName: ['Sam Carter', "D'Arcy O'Neil"],
  name: words,
  address: ['1 Main Street <Austin>', ...words.filter((text) => text.length >= 5)],
  otherGameType: words.filter((text) => text.length <= 30),
  description: ['', ...words, 'line\nline', '# *markdown* [x](javascript:alert(1))'],
  message: words,
  text: ['Aus', 'new y', 'São', '%', '(', '\\'],
  cityPlaceId: ['us-4671654'],
  gameTypeId: ['soccer', 'basketball', 'other'],
  games: [['soccer'], ['soccer', 'basketball']],
  timeZone: [zone, zone, zone, 'Europe/Berlin', 'UTC', 'Pacific/Apia'],
  duration: [{ hours: 2, minutes: 0 }],
  localStart: [3, 12, 40].map((days) => toLocal(inDays(days), zone)),
  location: [
    { kind: 'tbd', cityPlaceId: 'us-4671654' },
    ...words.map((name) => ({ kind: 'place', name, cityPlaceId: 'us-4671654' })),
  ],
  capacity: [1, 2, 10, 100],
  version: [1, 1, 2, 3],
  limit: [1, 20, 100],
  radiusMiles: [1, 15, 50],
  lat: [30.2, 90, -90, 0],
  lng: [-97.7, 180, -180, 0],
  from: [inDays(0).toISOString()],
  until: [inDays(60).toISOString()],
  email: ['sam@people.example', 'ann+x@people.example', "o'b@xn--bcher-kva.example"],
  password: ['tandem kettle orbit'],
  acceptsTermsAndIs13: [true],
  ...ids,
});
