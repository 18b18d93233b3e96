import Checkbox from '@cloudscape-design/components/checkbox';
import { grantLabel } from '#shared/teams/members/grants.ts';
import type { Member } from '#shared/teams/schemas.ts';
import type { TeamSend } from '../details/use-team-send.ts';

interface OwnGrantProps {
  readonly member: Member;
  readonly send: TeamSend;
}

/** Even owners see what is noted about children only after they turn this on. */
export const OwnGrant = ({ member: { userId = '', grants = [] }, send }: OwnGrantProps) => (
  <Checkbox
    checked={grants.includes('safety')}
    description="Members can see who has this access, and guardians can see each time it’s used."
    onChange={({ detail }) => send({ intent: 'grant', userId, grants: detail.checked ? ['safety'] : [] })}
  >
    {`Let me see ${grantLabel.safety}`}
  </Checkbox>
);
