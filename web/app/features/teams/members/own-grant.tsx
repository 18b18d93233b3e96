import Checkbox from '@cloudscape-design/components/checkbox';
import { grantLabel } from '#shared/teams/members/grants.ts';
import type { Member } from '#shared/teams/schemas.ts';
import type { TeamSend } from '../details/use-team-send.ts';

interface OwnGrantProps {
  readonly member: Member;
  readonly send: TeamSend;
}

/** Even an owner reads what is noted of children only once they have said that they do. */
export const OwnGrant = ({ member: { userId = '', grants = [] }, send }: OwnGrantProps) => (
  <Checkbox
    checked={grants.includes('safety')}
    description="Every member sees whom you trust with this, and guardians see each time that somebody looks."
    onChange={({ detail }) => send({ intent: 'grant', userId, grants: detail.checked ? ['safety'] : [] })}
  >
    {`I read ${grantLabel.safety}`}
  </Checkbox>
);
