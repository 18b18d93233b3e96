import * as z from 'zod';
import { TimeZone } from '../time.ts';
import { canDigest, canTurnOff, isMailTopic, type MailTopic, topicNames } from './topics.ts';

const on = z.boolean().default(true);
/** The two ways of a topic, on by default (R-NOTIF-01). */
const Channels = z.strictObject({ email: on, push: on });
export type Channels = z.output<typeof Channels>;

const Topic = z.enum(topicNames, 'There is no such topic.');
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time.');
const Digest = z.enum(['daily', 'weekly']);

/** Everything a person says about how they are told of things. */
export const preferences = {
  topics: z.partialRecord(Topic, Channels).default({}),
  /** By the topic's own id, in the shape of the others (R-NOTIF-16). */
  teams: z
    .record(z.string().min(1).max(64), Channels)
    .default({})
    .refine((teams) => Object.keys(teams).length <= 200, 'At most 200 team topics.'),
  /** Only what is urgent comes then. Absent: never quiet, but for push of topics that rest at night. */
  quietHours: z.strictObject({ from: Clock, until: Clock }).optional(),
  /** Where the person's clock is read. */
  timeZone: TimeZone.optional(),
  /** Topics of which one mail a day or a week tells all. */
  digests: z
    .partialRecord(Topic, Digest)
    .default({})
    .refine((digests) => Object.keys(digests).every((topic) => isMailTopic(topic) && canDigest(topic)), {
      error: 'That can’t wait for a digest.',
    }),
};
const Preferences = z.object(preferences);
export type Preferences = z.output<typeof Preferences>;

/** What an account stores of it: only what differs from the beginning. */
export interface StoredPreferences {
  readonly mailOff?: readonly string[] | undefined;
  readonly pushOff?: readonly string[] | undefined;
  readonly teamTopics?: Record<string, Channels> | undefined;
  readonly quietHours?: { readonly from: string; readonly until: string } | undefined;
  readonly timeZone?: string | undefined;
  readonly digests?: Readonly<Record<string, string>> | undefined;
}

/** Whether a user may get a topic in a way; mail that cannot be turned off is sent whatever is stored. */
export const isOn = (way: keyof Channels, topic: MailTopic, stored: StoredPreferences): boolean => {
  if (way === 'email' && !canTurnOff(topic)) return true;
  return !(way === 'email' ? stored.mailOff : stored.pushOff)?.includes(topic);
};

export function toPreferences(stored: StoredPreferences): Preferences {
  const channels = (topic: MailTopic) => ({ email: isOn('email', topic, stored), push: isOn('push', topic, stored) });
  return Preferences.parse({
    topics: Object.fromEntries(topicNames.map((topic) => [topic, channels(topic)])),
    teams: stored.teamTopics ?? {},
    quietHours: stored.quietHours,
    timeZone: stored.timeZone,
    digests: stored.digests ?? {},
  });
}

/** What is to be stored; a topic that is not named stays as it is. */
export function toStored({ topics, teams, ...rest }: Preferences, before: StoredPreferences): StoredPreferences {
  const offIn = (way: keyof Channels) =>
    topicNames.filter((topic) => !(topics[topic]?.[way] ?? isOn(way, topic, before)));
  const mailOff = offIn('email').filter(canTurnOff);
  return { mailOff, pushOff: offIn('push'), teamTopics: teams, ...rest };
}
