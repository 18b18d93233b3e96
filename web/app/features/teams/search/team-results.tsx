import Button from '@cloudscape-design/components/button';
import { Link, useSearchParams } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { teams as contract } from '#shared/teams/contract.ts';
import type { JoinPolicy } from '#shared/teams/schemas.ts';
import { milesAway } from '#web/app/map/miles-away.ts';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { kindLabel } from '../details/edit/team-choices.ts';
import { TeamCrest } from '../details/team-crest.tsx';
import '#web/app/shell/page/page-parts.css';

type FoundTeam = Answer<typeof contract.operations.findTeams>['teams'][number];

/** How players join, for readers who look for a community. */
export const comingInLabel: Readonly<Record<JoinPolicy, string>> = {
  open: 'Open to everyone',
  request: 'You ask to join',
  invite: 'By invitation',
  code: 'With a code',
  closed: 'Not taking members right now',
};

interface TeamResultsProps {
  readonly teams: readonly FoundTeam[];
  readonly nextCursor: string | undefined;
  readonly radius: number;
  /** What is looked for, in a word: `communities`. */
  readonly what: string;
  readonly onWiden: () => void;
}

const TeamLine = ({ team }: { readonly team: FoundTeam }) => (
  <>
    <span>
      {kindLabel[team.kind]} · {team.gameTypeIds.map((id) => gameTypeLabel(id, team.otherLabel)).join(', ')}
    </span>
    <br />
    <span>
      {team.city.name} · {milesAway(team.distanceMiles)} · {quantity(team.memberCount, 'member')} ·{' '}
      {comingInLabel[team.joinPolicy]}
    </span>
    {team.tagline !== '' && (
      <>
        <br />
        <span>{team.tagline}</span>
      </>
    )}
  </>
);

/** A page at a time, nearest first. */
export function TeamResults({ teams, nextCursor, radius, what, onWiden }: TeamResultsProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  next.set('radius', String(radius));
  return (
    <div className="list-column">
      {teams.length === 0 && (
        <EmptyState
          pose="sniffing"
          title={`No ${what} are found here with these filters.`}
          action={radius < 100 && <Button onClick={onWiden}>Look within 100 miles</Button>}
        />
      )}
      <ul className="page-rows">
        {teams.map((team) => (
          <li key={team.teamId}>
            <RowLink
              href={paths.team(team.teamId)}
              picture={<TeamCrest team={team} size={72} />}
              title={team.name}
              line={<TeamLine team={team} />}
              link={Link}
            />
          </li>
        ))}
      </ul>
      {nextCursor && <MoreLink to={`?${next}`}>More {what}</MoreLink>}
    </div>
  );
}
