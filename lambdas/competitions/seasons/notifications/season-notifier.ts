import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { registrationClosing, seasonMoved } from '#shared/competitions/seasons/messages.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import type { Message, MessageType } from '#shared/contract/message.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import type { StoredSeason } from '../season-reader.ts';
import type { Stored } from '../stored.ts';
import { dayInWords, instantInWords, seasonLetter } from './letters.ts';
import { readersFor } from './people.ts';

type Tell<Type extends MessageType> = (message: Message<Type>, now: Date) => Promise<void>;

interface Sources {
  readonly stored: Pick<Stored, 'find' | 'registrationsFor'>;
  readonly memberships: Pick<Memberships, 'ofTeam'>;
  readonly dependants: Pick<DependantReader, 'find'>;
}

interface Said {
  readonly topic: MailTopic;
  readonly subject: string;
  readonly words: string;
}

const atOnce = 8;

/** Tells teams of their seasons. Each is safe to repeat. */
export function createSeasonNotifier(by: Delivery, { stored, memberships, dependants }: Sources) {
  const toAll = async (
    message: Message,
    seasonId: string,
    userIds: readonly string[],
    { topic, subject, words }: Said,
    now: Date,
  ) => {
    const told = seasonLetter({ origin: by.origin, seasonId, subject, words });
    const notice = { cause: message.messageId, causedAt: message.occurredAt, topic };
    await inParallel([...new Set(userIds)], atOnce, (userId) =>
      deliver({ ...notice, userId, tell: () => told }, by, now),
    );
  };

  /** Members who could come and did not; members who paused get no requests. */
  const invited = async ({ seasonId, teamId }: StoredSeason) => {
    const [members, registrations] = await Promise.all([memberships.ofTeam(teamId), stored.registrationsFor(seasonId)]);
    const registered = new Set(registrations.map(({ userId }) => userId));
    return members.flatMap(({ userId, pausedAt }) => (pausedAt || registered.has(userId) ? [] : [userId]));
  };

  const registered = async (seasonId: string, now: Date) => {
    const standing = (await stored.registrationsFor(seasonId)).filter(({ status }) => isStanding(status));
    const readers = await Promise.all(standing.map(({ userId }) => readersFor(userId, dependants, now)));
    return readers.flat().map(({ userId }) => userId);
  };

  const ofState: Tell<typeof seasonMoved> = async (message, now) => {
    const { seasonId, status } = message.data;
    const season = message.quiet ? undefined : await stored.find(seasonId);
    // What is not so any more is told by the message that comes after it.
    if (season?.status !== status) return;
    const said = saidOf(season, status);
    if (!said) return;
    const isForRegistered = status === 'cancelled' || status === 'in_play';
    const recipients = isForRegistered ? await registered(seasonId, now) : await invited(season);
    await toAll(message, seasonId, recipients, said, now);
  };

  const ofClosing: Tell<typeof registrationClosing> = async (message, now) => {
    const { seasonId, seasonLabel, closesAt } = message.data;
    const season = message.quiet ? undefined : await stored.find(seasonId);
    if (season?.status !== 'registration_open') return;
    const until = instantInWords(closesAt, season.facts.timeZone);
    const said = {
      topic: 'announcements' as const,
      subject: `Registration for ${seasonLabel} closes soon`,
      words: `Sign up by ${until}.`,
    };
    await toAll(message, seasonId, await invited(season), said, now);
  };
  return { ofState, ofClosing };
}

/** What there is to say of a state; undefined where it concerns organisers alone. */
function saidOf({ facts, cancelReason }: StoredSeason, status: StoredSeason['status']): Said | undefined {
  const { label, registrationWindows, timeZone, startDate } = facts;
  const opensAt = registrationWindows.map((window) => window.opensAt).sort()[0];
  switch (status) {
    case 'registration_scheduled': {
      const words = opensAt
        ? `It opens on ${instantInWords(opensAt, timeZone)}.`
        : 'The organizers will announce the date.';
      return { topic: 'announcements', subject: `Registration for ${label} opens soon`, words };
    }
    case 'registration_open':
      return { topic: 'announcements', subject: `Registration for ${label} is open`, words: 'Sign up now.' };
    case 'in_play':
      return {
        topic: 'eventReminder',
        subject: `${label} starts soon`,
        words: `First day: ${dayInWords(startDate)}.`,
      };
    case 'cancelled':
      return {
        topic: 'eventCancelled',
        subject: `${label} is canceled`,
        words: cancelReason || 'It won’t happen.',
      };
    default:
      return undefined;
  }
}
