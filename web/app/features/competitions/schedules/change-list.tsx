import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import { clockAt, courtNames, dayAt, dayName, squadNames } from './names.ts';

type Changes = NonNullable<ScheduleDesk['draft']>['difference']['changes'];
const mostShown = 30;

/** The change of each match, in words. */
export function ChangeList({ changes, desk }: { changes: Changes; desk: Pick<ScheduleDesk, 'squads' | 'plan'> }) {
  const nameOf = squadNames(desk.squads);
  const courtOf = courtNames(desk.plan?.places);
  const say = (at: PlayedAt | undefined) =>
    at ? `${dayName(dayAt(at))}, ${clockAt(at)}, ${courtOf(at.placeId, at.courtId)}` : 'no time yet';
  const words = ({ change, from, to }: Changes[number]) =>
    ({
      added: `new: ${say(to)}`,
      removed: `no longer at ${say(from)}`,
      moved: `${say(to)} instead of ${say(from)}`,
      turned: 'home and away swapped',
    })[change];
  return (
    <ul>
      {changes.slice(0, mostShown).map((change) => (
        <li key={change.key}>
          <strong>{`${nameOf(change.homeId)} – ${nameOf(change.awayId)}`}</strong>: {words(change)}
        </li>
      ))}
      {changes.length > mostShown && <li>{`And ${changes.length - mostShown} more.`}</li>}
    </ul>
  );
}
