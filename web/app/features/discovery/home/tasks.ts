import type { Me } from '#shared/accounts/schemas.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import type { ProviderNeeds } from '#shared/payments/accounts/provider-needs.ts';
import { quantity } from '#shared/quantity.ts';
import type { EventAnswer } from '#web/app/operations/event-answers.ts';
import { paths } from '#web/app/router/paths.ts';
import { startOf } from '#web/blocks/event-time.ts';
import { dayWords } from '#web/blocks/moment.ts';

type Person = Extract<Me, { state: 'success' }>;

interface TaskEvent {
  readonly eventId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean | undefined;
  readonly gameTypeId?: string | undefined;
}

/** An event that was moved, alone or with other dates of its series. */
interface ChangedEvent extends TaskEvent {
  readonly version: number;
  readonly ofSeries?: string | undefined;
}

/** What is known of a player that may leave something to do. */
export interface TaskFacts {
  readonly person: Person;
  readonly hasAvailability: boolean;
  /** Events in which a spot is held for them. */
  readonly offered: readonly (TaskEvent & { readonly until?: string | undefined })[];
  /** Events to which they were invited and have not answered. */
  readonly invited: readonly (TaskEvent & { readonly invitedBy: string })[];
  /** Events that they were asked to host with others. */
  readonly toHost: readonly (TaskEvent & { readonly hostName: string })[];
  /** Events they are in whose time or place changed. */
  readonly changed: readonly ChangedEvent[];
  /** How many people ask to connect. */
  readonly requests: number;
  /** What Stripe needs for the account they are paid on. */
  readonly stripe?: ProviderNeeds | undefined;
}

interface TaskAnswer {
  readonly verb: string;
  readonly answer: EventAnswer;
}

/** Something to do: it is done here and now, or somewhere else. */
export interface Task {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly picture: { readonly gameTypeId: string } | { readonly icon: LineIconName };
  /** Where its title leads, where that is not where it is done. */
  readonly about?: string;
  readonly does:
    | { readonly goTo: string; readonly verb: string }
    | { readonly eventId: string; readonly answers: readonly TaskAnswer[] }
    | { readonly eventId: string; readonly changeSeen: number };
  /** When it is too late. */
  readonly dueAt?: string;
}

const pictureOf = ({ gameTypeId }: TaskEvent): Task['picture'] => (gameTypeId ? { gameTypeId } : { icon: 'calendar' });

/** The registry: what asks for each task, most pressing first. Conditions of what is not built yet have no row. */
const registry: readonly ((facts: TaskFacts) => readonly Task[])[] = [
  ({ offered }) =>
    offered.map((event) => ({
      ...common(event, 'offer'),
      title: `A spot is held for you: ${event.title}`,
      line: startOf(event),
      does: { eventId: event.eventId, answers: [{ verb: 'Take the spot', answer: 'takeSeat' }] },
      dueAt: event.until ?? event.startsAt,
    })),
  ({ toHost }) =>
    toHost.map((event) => ({
      ...common(event, 'host'),
      title: `${event.hostName} wants you to co-host ${event.title}`,
      line: startOf(event),
      does: {
        eventId: event.eventId,
        answers: [
          { verb: 'Co-host', answer: 'host' },
          { verb: 'Decline', answer: 'doNotHost' },
        ],
      },
    })),
  ({ invited }) =>
    invited.map((event) => ({
      ...common(event, 'invitation'),
      title: `${event.invitedBy} invited you to ${event.title}`,
      line: startOf(event),
      does: {
        eventId: event.eventId,
        answers: [
          { verb: 'I’m in', answer: 'join' },
          { verb: 'Maybe', answer: 'maybe' },
          { verb: 'Can’t make it', answer: 'declined' },
        ],
      },
    })),
  ({ person: { emailVerified } }) =>
    when(!emailVerified, {
      key: 'verifyEmail',
      title: 'Confirm your email',
      line: 'So hosts can reach you',
      picture: { icon: 'mail' },
      does: { goTo: paths.verifyEmail(paths.home), verb: 'Confirm' },
    }),
  ({ person: { hasAdditionalInfo } }) =>
    when(!hasAdditionalInfo, {
      key: 'finishProfile',
      title: 'Finish your profile',
      line: 'Your name, city and sports: then you can join and host',
      picture: { icon: 'user' },
      does: { goTo: paths.completeProfile(paths.home), verb: 'Finish' },
    }),
  ({ stripe }) => (stripe ? [stripeToFinish(stripe)] : []),
  ({ changed }) =>
    [...Map.groupBy(changed, ({ ofSeries, eventId }) => ofSeries ?? eventId).values()].flatMap(([first, ...more]) =>
      first ? [changeToSee(first, more.length + 1)] : [],
    ),
  ({ requests }) =>
    when(requests > 0, {
      key: 'answerConnections',
      title: requests === 1 ? 'A player wants to connect' : `${quantity(requests, 'player')} want to connect`,
      line: 'See who it is',
      picture: { icon: 'users' },
      does: { goTo: paths.connect, verb: 'See' },
    }),
  ({ person: { hasAdditionalInfo }, hasAvailability }) =>
    when(hasAdditionalInfo && !hasAvailability, {
      key: 'addAvailability',
      title: 'When can you play?',
      line: 'Hosts plan around it',
      picture: { icon: 'clock' },
      does: { goTo: paths.settings('availability'), verb: 'Add times' },
    }),
  ({ person: { hasAdditionalInfo, joinReason = [] } }) =>
    when(hasAdditionalInfo && joinReason.length === 0, {
      key: 'sayReasons',
      title: 'What brings you here?',
      line: 'Takes half a minute',
      picture: { icon: 'flag' },
      does: { goTo: paths.onboarding, verb: 'Answer' },
    }),
];

const common = (event: TaskEvent, kind: string) => ({
  key: `${kind}/${event.eventId}`,
  picture: pictureOf(event),
  about: paths.event(event.eventId),
  dueAt: event.startsAt,
});

const changeToSee = (event: ChangedEvent, dates: number): Task => ({
  ...common(event, 'change'),
  title: `${event.title} has a new time or place`,
  line: dates > 1 ? `${quantity(dates, 'date')} changed` : startOf(event),
  does: { eventId: event.eventId, changeSeen: event.version },
});

const stripeToFinish = ({ isPaused, tasks, dueBy }: ProviderNeeds): Task => ({
  key: 'finishStripe',
  title: isPaused ? 'Stripe paused your account' : 'Stripe needs something from you',
  line: stripeLine(isPaused, tasks.length, dueBy),
  picture: { icon: 'card' },
  does: { goTo: paths.settings('payments'), verb: 'Finish' },
  ...(dueBy && { dueAt: dueBy }),
});

function stripeLine(isPaused: boolean, tasks: number, dueBy: string | undefined): string {
  if (tasks === 0) return 'Players can’t pay you by card right now';
  const toDo = `${quantity(tasks, 'thing')} to do${dueBy ? ` by ${dayWords(dueBy)}` : ''}`;
  if (isPaused) return `${toDo}, then players can pay you by card again`;
  return dueBy ? `${toDo}, or card payments may pause` : `${toDo}, so players can pay you by card`;
}

const when = (isOpen: boolean, task: Task): readonly Task[] => (isOpen ? [task] : []);

/** What is left to do, most pressing first. */
export const tasksOf = (facts: TaskFacts): readonly Task[] => registry.flatMap((rule) => rule(facts));

const weekMs = 7 * 24 * 60 * 60_000;

/** Whether one is due within a week: then they are shown without a press. */
export const isPressing = (tasks: readonly Task[], now: Date): boolean =>
  tasks.some(({ dueAt }) => dueAt !== undefined && Date.parse(dueAt) - now.getTime() < weekMs);

/** An address with what the present one asks for besides its own; its own wins (R-HOME-03). */
export function mergeQuery(to: string, present: string): string {
  const [path = '', own = ''] = to.split('?');
  const merged = new URLSearchParams(present);
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value);
  const query = merged.toString();
  return query ? `${path}?${query}` : path;
}
