import Alert from '@cloudscape-design/components/alert';
import type { PlanRoom } from '#shared/teams/details/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { TeamPlanRoom } from '../details/team-plan-room.tsx';

interface NoPlacesProps {
  readonly teamId: string;
  readonly room: PlanRoom | undefined;
}

/** Why no one can be invited: the plan has no room, or the community’s own limit is reached. */
export function NoPlaces({ teamId, room }: NoPlacesProps) {
  if (room && room.members.used >= room.members.most) return <TeamPlanRoom teamId={teamId} room={room} />;
  return (
    <Alert type="info" header="This community is full">
      It has as many members as its member limit allows. Make room on the roster or raise the limit to invite players.{' '}
      <AppLink to={paths.editTeam(teamId)}>Edit community</AppLink>
    </Alert>
  );
}
