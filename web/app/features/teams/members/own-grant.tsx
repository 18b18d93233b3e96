import Checkbox from '@cloudscape-design/components/checkbox';
import { grantLabel } from '#shared/teams/members/grants.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { useGrant } from './use-grant.ts';

interface OwnGrantProps {
  readonly teamId: string;
  readonly member: Member;
}

/** Even owners see what is noted about children only after they turn this on. */
export function OwnGrant({ teamId, member: { userId = '', grants = [] } }: OwnGrantProps) {
  const { run } = useGrant();
  return (
    <Checkbox
      checked={grants.includes('safety')}
      description="Members can see who has this access, and guardians can see each time it’s used."
      onChange={({ detail }) => void run({ teamId, userId, grants: detail.checked ? ['safety'] : [] })}
    >
      {`Let me see ${grantLabel.safety}`}
    </Checkbox>
  );
}
