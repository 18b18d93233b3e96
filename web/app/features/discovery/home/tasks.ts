import type { Me } from '#shared/accounts/schemas.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';

type Person = Extract<Me, { state: 'success' }>;

/** An event that was moved, alone or with other dates of its series. */
interface ChangedEvent {
  readonly eventId: string;
  readonly title: string;
  readonly ofSeries?: string | undefined;
}

/** What is known of somebody that may leave something to do. */
export interface TaskFacts {
  readonly person: Person;
  readonly hasAvailability: boolean;
  /** Events in which a seat is held for them. */
  readonly offered: readonly { readonly eventId: string; readonly title: string }[];
  /** Events to which they were invited and have not answered. */
  readonly invited: readonly { readonly eventId: string; readonly title: string }[];
  /** Events they are in whose time or place changed. */
  readonly changed: readonly ChangedEvent[];
  /** How many people ask to connect. */
  readonly requests: number;
}

/** Something to do: it is done here and now, or somewhere else. */
export interface Task {
  readonly key: string;
  readonly title: string;
  readonly does: { readonly goTo: string } | { readonly takeSeatAt: string; readonly verb: string };
}

/** The registry: what asks for each task, most pressing first. Conditions of what is not built yet have no row. */
const registry: readonly ((facts: TaskFacts) => readonly Task[])[] = [
  ({ offered }) =>
    offered.map(({ eventId, title }) => ({
      key: `offer/${eventId}`,
      title: `A seat is held for you at ${title}`,
      does: { takeSeatAt: eventId, verb: 'Take the seat' },
    })),
  ({ person }) =>
    when(!person.emailVerified, 'verifyEmail', 'Confirm your e-mail address', `${paths.verifyEmail(paths.home)}`),
  ({ person }) =>
    when(!person.hasAdditionalInfo, 'finishProfile', 'Finish your profile', paths.completeProfile(paths.home)),
  ({ invited }) =>
    invited.map(({ eventId, title }) => ({
      key: `invitation/${eventId}`,
      title: `Answer the invitation to ${title}`,
      does: { goTo: paths.event(eventId) },
    })),
  ({ changed }) =>
    [...Map.groupBy(changed, ({ ofSeries, eventId }) => ofSeries ?? eventId).values()].flatMap(([first, ...more]) =>
      first ? [changeToSee(first, more.length + 1)] : [],
    ),
  ({ requests }) =>
    when(
      requests > 0,
      'answerConnections',
      requests === 1
        ? 'A player would like to connect'
        : `${quantity(requests, 'person', 'people')} would like to connect`,
      paths.connect,
    ),
  ({ person, hasAvailability }) =>
    when(
      person.hasAdditionalInfo && !hasAvailability,
      'addAvailability',
      'Say when you can play',
      paths.settings('availability'),
    ),
  ({ person: { hasAdditionalInfo, joinReason = [] } }) =>
    when(hasAdditionalInfo && joinReason.length === 0, 'sayReasons', 'Say what brings you here', paths.onboarding),
];

const changeToSee = ({ eventId, title }: ChangedEvent, dates: number): Task => ({
  key: `change/${eventId}`,
  title: `${title} has another time or place${dates > 1 ? ` on ${quantity(dates, 'date')}` : ''}: say that you have seen it`,
  does: { goTo: paths.event(eventId) },
});

const when = (isOpen: boolean, key: string, title: string, goTo: string): readonly Task[] =>
  isOpen ? [{ key, title, does: { goTo } }] : [];

/** What is left to do, most pressing first. */
export const tasksOf = (facts: TaskFacts): readonly Task[] => registry.flatMap((rule) => rule(facts));

/** An address with what the present one asks for besides its own; its own wins (R-HOME-03). */
export function mergeQuery(to: string, present: string): string {
  const [path = '', own = ''] = to.split('?');
  const merged = new URLSearchParams(present);
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value);
  const query = merged.toString();
  return query ? `${path}?${query}` : path;
}
