import Alert from '@cloudscape-design/components/alert';
import { quantity } from '#shared/quantity.ts';
import type { TeamCard } from '#shared/teams/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

/** Warns of communities with the same name; the organizer can continue. */
export function Namesakes({ namesakes }: { readonly namesakes: readonly TeamCard[] }) {
  const [first] = namesakes;
  if (!first) return null;
  return (
    <Alert type="warning" header={`${first.city.name} already has a community with this name`}>
      <ul>
        {namesakes.map(({ teamId, name, memberCount }) => (
          <li key={teamId}>
            <AppLink to={paths.team(teamId)}>{name}</AppLink>, {quantity(memberCount, 'member')}
          </li>
        ))}
      </ul>
      You can still use it, but a different name is easier to find.
    </Alert>
  );
}
