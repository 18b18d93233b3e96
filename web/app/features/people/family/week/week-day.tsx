import type { Answer } from '#shared/contract/operation.ts';
import type { dependantsContract, FamilyEntry } from '#shared/events/dependants/contract.ts';
import type { Clash } from '#shared/people/family/clashes.ts';
import { householdInCharge } from '#shared/people/family/parenting.ts';
import { toLocal } from '#shared/time.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords } from './day-words.ts';

type Week = Answer<typeof dependantsContract.operations.getFamilyWeek>;

interface WeekDayProps {
  /** `2031-05-17`. */
  readonly day: string;
  readonly isToday: boolean;
  readonly zone: string;
  readonly dependants: Week['dependants'];
  readonly plans: readonly FamilyEntry[];
  readonly clashes: readonly Clash[];
}

/** What is not sure yet; who is in needs no word. */
const statusWords = { in: undefined, waiting: 'Waitlist', offered: 'Spot held', requested: 'Requested' } as const;

/** One day: which household has each child, and everything that begins on it. */
export function WeekDay({ day, isToday, zone, dependants, plans, clashes }: WeekDayProps) {
  const names = new Map(dependants.map(({ dependantId, firstName }) => [dependantId as string, firstName]));
  const whoOf = ({ dependantId }: FamilyEntry) => (dependantId ? (names.get(dependantId) ?? '') : 'You');
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const entries = plans.flatMap((plan, index) =>
    toLocal(new Date(plan.startsAt), zone).startsWith(day) ? [{ plan, index }] : [],
  );
  return (
    <li className="week-day" aria-current={isToday ? 'date' : undefined}>
      <h2>
        {dayWords(day)}
        {isToday && <Chip tone="in">Today</Chip>}
      </h2>
      {dependants.map(({ dependantId, firstName, household, parenting }) =>
        parenting ? (
          <p key={dependantId} className="week-household">
            {firstName}: {householdInCharge(parenting, day) === household ? 'your household' : 'the other household'}
          </p>
        ) : null,
      )}
      <ul>
        {entries.map(({ plan, index }) => (
          <li key={`${plan.eventId}/${plan.dependantId ?? ''}`}>
            <div className="week-who">
              <Avatar name={whoOf(plan)} size={24} />
              <strong>{whoOf(plan)}</strong>
              {statusWords[plan.status] && <Chip tone="wait">{statusWords[plan.status]}</Chip>}
            </div>
            <div>{clock.formatRange(new Date(plan.startsAt), new Date(plan.endsAt))}</div>
            <AppLink to={paths.event(plan.eventId)}>{plan.title}</AppLink>
            <div className="week-place">{plan.placeLabel}</div>
            {clashes
              .filter(({ of }) => of.includes(index))
              .map(({ kind, of }) => (
                <p key={of.join('/')} className="week-clash">
                  {clashWords(kind, plans[of[0] === index ? of[1] : of[0]], whoOf)}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </li>
  );
}

function clashWords(kind: Clash['kind'], other: FamilyEntry | undefined, whoOf: (plan: FamilyEntry) => string): string {
  if (!other) return '';
  if (kind === 'samePerson') return `Conflict: same time as ${other.title}`;
  return `Conflict: ${whoOf(other)} has to be at ${other.title} around the same time, too far for one driver`;
}
