import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseDelivery, howToPush, isQuietAt, nextAt } from '#shared/notifications/choose-delivery.ts';
import { isOn, toPreferences, toStored } from '#shared/notifications/preferences.ts';
import { canDigest, canTurnOff, isMailTopic, topicNames } from '#shared/notifications/topics.ts';
import { whyMailStays } from '#shared/notifications/why-mail-stays.ts';

const chicago = 'America/Chicago';
const night = { from: '22:00', until: '07:00' };
/** 23:30 in Chicago on a Tuesday. */
const late = new Date('2026-12-02T05:30:00Z');
const inHours = (hours: number) => new Date(late.getTime() + hours * 3_600_000).toISOString();
const wishes = { quietHours: night, timeZone: chicago };

it('knows every topic of the specification', () => {
  const named =
    'surveys news learning products offers connections usersJoinNearby eventCreatedJoin eventJoined endorsement ' +
    'directMessage teamJoin teamMessage announcements';
  expect(named.split(' ').filter((topic) => !isMailTopic(topic))).toEqual([]);
});

it('tells by email and by push of every topic until a user says otherwise', () => {
  const { topics, teams } = toPreferences({});
  expect(Object.values(topics)).toEqual(topicNames.map(() => ({ email: true, push: true })));
  expect(teams).toEqual({});
});

it('keeps team topics by their id, in the shape of the others', () => {
  const teams = { 'team-1': { email: false, push: true } };
  expect(toPreferences(toStored({ ...toPreferences({}), teams }, {})).teams).toEqual(teams);
});

it.each<[string, Parameters<typeof chooseDelivery>[0], object]>([
  ['holds until the morning what can wait', { topic: 'rsvp' }, { way: 'held', because: 'quiet' }],
  [
    'tells at night of a cancelled event that is near',
    { topic: 'eventCancelled', startsAt: inHours(5) },
    { way: 'now' },
  ],
  ['holds a cancelled event that is far', { topic: 'eventCancelled', startsAt: inHours(9) }, { way: 'held' }],
  ['tells at night of a seat that is held', { topic: 'waitlistOffer', startsAt: inHours(90) }, { way: 'now' }],
  ['reminds at night of what is near', { topic: 'eventReminder', startsAt: inHours(6) }, { way: 'now' }],
])('%s', (_name, cause, expected) => {
  expect(chooseDelivery(cause, wishes, late)).toMatchObject(expected);
});

it('keeps for a digest what a user wants so, and turns off what they turned off', () => {
  const digests = { news: 'weekly', rsvp: 'daily', eventReminder: 'daily' };
  const how = (topic: 'news' | 'rsvp' | 'eventReminder') =>
    chooseDelivery({ topic }, { digests, timeZone: chicago }, late);
  expect(how('rsvp')).toEqual({ way: 'held', because: 'daily', until: '2026-12-02T14:00:00.000Z' });
  expect(how('news')).toEqual({ way: 'held', because: 'weekly', until: '2026-12-07T14:00:00.000Z' });
  expect(how('eventReminder')).toEqual({ way: 'now' });
  expect(chooseDelivery({ topic: 'news' }, { mailOff: ['news'], digests }, late)).toEqual({ way: 'off' });
  expect(chooseDelivery({ topic: 'eventCancelled' }, { mailOff: ['eventCancelled'] }, late)).toEqual({ way: 'now' });
});

it('sends news of followed people once a day, or once a week where the reader wants that', () => {
  const how = (digests: Record<string, string>) =>
    chooseDelivery({ topic: 'following' }, { digests, timeZone: chicago }, late);
  expect(how({})).toMatchObject({ way: 'held', because: 'daily' });
  expect(how({ following: 'weekly' })).toMatchObject({ way: 'held', because: 'weekly' });
});

const Clock = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
const Zone = fc.constantFrom('UTC', chicago, 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Dublin');
const Instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }).map((ms) => new Date(ms));

it('never holds anything longer than a day for quiet hours, nor lets it out while they last', () => {
  fc.assert(
    fc.property(Clock, Clock, Zone, Instant, (from, until, timeZone, now) => {
      const how = chooseDelivery({ topic: 'rsvp' }, { quietHours: { from, until }, timeZone }, now);
      expect(isQuietAt({ from, until }, timeZone, now)).toBe(how.way === 'held');
      if (how.way !== 'held') return;
      const end = new Date(how.until);
      expect(end > now && end.getTime() - now.getTime() <= 26 * 3_600_000).toBe(true);
      expect(how.until).toBe(nextAt(until, timeZone, now));
    }),
    { numRuns: 100 },
  );
});

it('stores and reads back whatever a user chooses, and never turns off what must stay', () => {
  const Channels = fc.record({ email: fc.boolean(), push: fc.boolean() });
  const Topics = fc.dictionary(fc.constantFrom(...topicNames), Channels);
  fc.assert(
    fc.property(Topics, (topics) => {
      const stored = toStored({ ...toPreferences({}), topics }, {});
      for (const topic of topicNames) {
        const wanted = topics[topic]?.email ?? true;
        expect(isOn('email', topic, stored)).toBe(wanted || !canTurnOff(topic));
        expect(isOn('push', topic, stored)).toBe(topics[topic]?.push ?? true);
      }
    }),
    { numRuns: 50 },
  );
});

it('says why mail stays on, in words of its topic, and says nothing of what can be turned off', () => {
  const saying = topicNames.filter((topic) => whyMailStays(topic) !== undefined);
  expect(saying).toEqual(topicNames.filter((topic) => !canTurnOff(topic)));
  expect(whyMailStays('waitlistOffer')).toContain('lose a spot');
  expect(whyMailStays('consent')).not.toContain('lose a spot');
});

it('offers no digest of what would come too late', () => {
  const never = ['eventReminder', 'eventCancelled', 'waitlistOffer', 'consent', 'payments'];
  expect(topicNames.filter((topic) => !canDigest(topic))).toEqual(never);
});

it('pushes no announcement at night to people who set no quiet hours, on their own clock or that of what it is about', () => {
  const held = { way: 'held', until: '2026-12-02T13:00:00.000Z', because: 'quiet' };
  expect(howToPush({ topic: 'announcements' }, { timeZone: chicago }, late)).toEqual(held);
  expect(howToPush({ topic: 'announcements', timeZone: chicago }, {}, late)).toEqual(held);
  expect(howToPush({ topic: 'announcements', timeZone: chicago }, { timeZone: 'Asia/Tokyo' }, late).way).toBe('now');
  expect(howToPush({ topic: 'rsvp', timeZone: chicago }, {}, late).way).toBe('now');
});

it('pushes an announcement at night whose sender says why it cannot wait, unless its reader wants none', () => {
  const urgent = { topic: 'announcements', timeZone: chicago, isUrgent: true } as const;
  expect(howToPush(urgent, wishes, late).way).toBe('now');
  expect(howToPush(urgent, { ...wishes, pushOff: ['announcements'] }, late).way).toBe('off');
  expect(chooseDelivery(urgent, { ...wishes, mailOff: ['announcements'] }, late).way).toBe('off');
});
