import Alert from '@cloudscape-design/components/alert';
import { nextPlanWords, usedWords } from '#shared/payments/plan-limits.ts';
import { planOf } from '#shared/payments/plans.ts';
import type { PlanRoom } from '#shared/teams/details/views.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { roomUntilWords } from '#web/app/plans/room-until-words.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface TeamPlanRoomProps {
  readonly teamId: string;
  readonly room: PlanRoom;
}

const askFlags = () => readFlags();

/** That a plan has no room for more members or admins: who is there stays, and how it goes on. */
export function TeamPlanRoom({ teamId, room }: TeamPlanRoomProps) {
  const flags = useRead('flags', askFlags);
  const full = fullParts(room);
  if (full.length === 0) return null;
  const { label } = planOf(room.planId);
  const isOver = full.some((part) => part.isOver);
  const ways = full.flatMap(({ way }) => way ?? []);
  return (
    <Alert
      type={isOver ? 'warning' : 'info'}
      header={isOver ? `This community is larger than ${label} allows` : `${label} has no room for more`}
    >
      <p>
        {full.map(({ words }) => words).join(' ')}
        {isOver && ' Everyone stays in their role, and nothing is deleted.'}
      </p>
      {isOver && room.overUntil && <p>{roomUntilWords(room.overUntil)}</p>}
      {flags?.subscriptions && ways.length > 0 && (
        <p>
          {ways.join(' ')} <AppLink to={paths.organizerPricing}>Compare plans</AppLink>
        </p>
      )}
      <p className="plan-ways">
        {isOver && <AppLink to={paths.teamRoster(teamId)}>Make room on the roster</AppLink>}
        <AppLink to={paths.teamImport(teamId)}>Export the roster</AppLink>
      </p>
    </Alert>
  );
}

interface FullPart {
  readonly isOver: boolean;
  readonly words: string;
  readonly way: string | undefined;
}

/** What has no room: members, admins or both. */
function fullParts({ planId, members, admins }: PlanRoom): FullPart[] {
  const most = admins.most ?? Number.POSITIVE_INFINITY;
  const parts: FullPart[] = [];
  if (members.used >= members.most)
    parts.push({
      isOver: members.used > members.most,
      words: `It has ${usedWords(planId, { limit: 'members', ...members })}. New players can join once there’s room.`,
      way: nextPlanWords('team.membersOfPlan', planId),
    });
  if (admins.used >= most)
    parts.push({
      isOver: admins.used > most,
      words: `It has ${usedWords(planId, { limit: 'admins', used: admins.used, most })}. You can add one once there’s room.`,
      way: nextPlanWords('team.adminsOfPlan', planId),
    });
  return parts;
}
