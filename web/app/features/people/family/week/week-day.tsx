import type { Answer } from '#shared/contract/operation.ts';
import type { dependantsContract } from '#shared/events/dependants/contract.ts';
import type { Clash } from '#shared/people/family/clashes.ts';
import { householdInCharge } from '#shared/people/family/parenting.ts';
import { toLocal } from '#shared/time.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords } from './day-words.ts';
import type { FamilyPlan } from './family-plan.ts';

type Week = Answer<typeof dependantsContract.operations.getFamilyWeek>;

interface WeekDayProps {
  /** `2031-05-17`. */
  readonly day: string;
  readonly isToday: boolean;
  readonly zone: string;
  readonly dependants: Week['dependants'];
  readonly plans: readonly FamilyPlan[];
  readonly clashes: readonly Clash[];
}

/** One day: which household has each child, and everything that begins on it. */
export function WeekDay({ day, isToday, zone, dependants, plans, clashes }: WeekDayProps) {
  const names = new Map(dependants.map(({ dependantId, firstName }) => [dependantId as string, firstName]));
  const whoOf = ({ dependantId }: FamilyPlan) => (dependantId ? (names.get(dependantId) ?? '') : 'You');
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
          <li key={`${plan.id}/${plan.dependantId ?? ''}`}>
            <div className="week-who">
              <Avatar name={whoOf(plan)} size={24} />
              <strong>{whoOf(plan)}</strong>
              {plan.chip && <Chip tone="wait">{plan.chip}</Chip>}
            </div>
            <div>{clock.formatRange(new Date(plan.startsAt), new Date(plan.endsAt))}</div>
            <AppLink to={plan.href}>{plan.title}</AppLink>
            <div className="week-place">{plan.place}</div>
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

function clashWords(kind: Clash['kind'], other: FamilyPlan | undefined, whoOf: (plan: FamilyPlan) => string): string {
  if (!other) return '';
  if (kind === 'samePerson') return `Conflict: same time as ${other.title}`;
  return `Conflict: ${whoOf(other)} has to be at ${other.title} around the same time, too far for one driver`;
}
