import { toInstant, toLocal } from '../time.ts';
import { isOn, type StoredPreferences } from './preferences.ts';
import { canDigest, isUrgent, type MailTopic, restsAtNight, usualPace } from './topics.ts';

/** When and whether to send. `held`: not before that instant, together with whatever else waits for it. */
export type DeliveryChoice =
  | { readonly way: 'now' }
  | { readonly way: 'off' }
  | { readonly way: 'held'; readonly until: string; readonly because: 'quiet' | 'daily' | 'weekly' };

const hourMs = 60 * 60_000;
/** What is urgent comes at night when its event begins within this time (domain 4.25). */
const nearMs = 6 * hourMs;
const digestAt = '08:00';
const monday = 1;

interface Cause {
  readonly topic: MailTopic;
  /** When the event that it is about starts, where there is one. */
  readonly startsAt?: string | undefined;
  /** Where the clock of what it is about is read. */
  readonly timeZone?: string | undefined;
  /** Its sender said why it cannot wait for the morning. */
  readonly isUrgent?: boolean | undefined;
}

/** When a topic that rests at night is not pushed to people who set no quiet hours. */
export const usualNight = { from: '22:00', until: '07:00' } as const;

/**
 * How a user gets mail, by their settings at this moment (promise P23). A seat that is held for a player does not
 * wait: it would be gone in the morning.
 */
export function chooseDelivery(
  { topic, startsAt, isUrgent: isSaidUrgent }: Cause,
  wishes: StoredPreferences,
  now: Date,
): DeliveryChoice {
  if (!isOn('email', topic, wishes)) return { way: 'off' };
  const { quietHours, digests = {}, timeZone = 'UTC' } = wishes;
  const digest = canDigest(topic) ? (digests[topic] ?? usualPace(topic)) : undefined;
  if (digest === 'daily' || digest === 'weekly') {
    const day = digest === 'weekly' ? monday : undefined;
    return { way: 'held', until: nextAt(digestAt, timeZone, now, day), because: digest };
  }
  return whenQuiet({ topic, startsAt, isUrgent: isSaidUrgent }, { quietHours, timeZone }, now);
}

/**
 * How a user gets push messages: never in a digest, which is a mail. Topics that rest at night are quiet then also for
 * those who set no quiet hours, on their own clock or else on that of what it is about.
 */
export function howToPush(cause: Cause, wishes: StoredPreferences, now: Date): DeliveryChoice {
  if (!isOn('push', cause.topic, wishes)) return { way: 'off' };
  const { quietHours, timeZone } = wishes;
  const clock = timeZone ?? cause.timeZone;
  if (!quietHours && clock && restsAtNight(cause.topic))
    return whenQuiet(cause, { quietHours: usualNight, timeZone: clock }, now);
  return whenQuiet(cause, { quietHours, timeZone }, now);
}

function whenQuiet(
  { topic, startsAt, isUrgent: isSaidUrgent = false }: Cause,
  { quietHours, timeZone = 'UTC' }: Pick<StoredPreferences, 'quietHours' | 'timeZone'>,
  now: Date,
): DeliveryChoice {
  const comesThrough = isSaidUrgent || comesAtNight(topic, startsAt, now);
  if (!quietHours || comesThrough || !isQuietAt(quietHours, timeZone, now)) return { way: 'now' };
  return { way: 'held', until: nextAt(quietHours.until, timeZone, now), because: 'quiet' };
}

function comesAtNight(topic: MailTopic, startsAt: string | undefined, now: Date): boolean {
  if (topic === 'waitlistOffer') return true;
  if (!isUrgent(topic)) return false;
  return startsAt === undefined || Date.parse(startsAt) - now.getTime() <= nearMs;
}

/** Over midnight as well; with the same time twice it is never quiet. */
export function isQuietAt({ from, until }: { from: string; until: string }, timeZone: string, now: Date): boolean {
  const time = toLocal(now, timeZone).slice(11);
  if (from <= until) return time >= from && time < until;
  return time >= from || time < until;
}

/** The next time a clock in a zone shows this, on a day of the week if one is asked for (0 is Sunday). */
export function nextAt(time: string, timeZone: string, now: Date, weekday?: number): string {
  const today = Date.parse(`${toLocal(now, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let days = 0; ; days += 1) {
    const day = new Date(today + days * 24 * hourMs);
    const instant = toInstant(`${day.toISOString().slice(0, 10)}T${time}`, timeZone);
    if (instant > now && (weekday === undefined || day.getUTCDay() === weekday)) return instant.toISOString();
  }
}
