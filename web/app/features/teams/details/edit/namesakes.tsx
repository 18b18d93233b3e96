import Alert from '@cloudscape-design/components/alert';
import { quantity } from '#shared/quantity.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** Said of communities that people could take for the new one; whoever makes it may go on all the same. */
export function Namesakes({ namesakes }: { readonly namesakes: readonly TeamCard[] }) {
  const [first] = namesakes;
  if (!first) return null;
  return (
    <Alert type="warning" header={`${first.city.name} has a community of that name`}>
      <ul>
        {namesakes.map(({ teamId, name, memberCount }) => (
          <li key={teamId}>
            <AppLink to={paths.team(teamId)}>{name}</AppLink>, {quantity(memberCount, 'member')}
          </li>
        ))}
      </ul>
      You can keep the name. Another one is easier to tell apart.
    </Alert>
  );
}
