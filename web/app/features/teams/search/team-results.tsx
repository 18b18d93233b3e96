import Button from '@cloudscape-design/components/button';
import { useSearchParams } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import type { teams as contract } from '#shared/teams/contract.ts';
import type { JoinPolicy } from '#shared/teams/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { milesAway } from '#web/app/map/miles-away.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { kindLabel } from '../details/edit/team-choices.ts';
import '../details/teams.css';

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

/** A page at a time, nearest first. */
export function TeamResults({ teams, nextCursor, radius, what, onWiden }: TeamResultsProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  if (nextCursor) next.set('cursor', nextCursor);
  return (
    <div className="list-column">
      {teams.length === 0 && <p>No {what} are found here with these filters.</p>}
      {teams.length === 0 && radius < 100 && <Button onClick={onWiden}>Look within 100 miles</Button>}
      <ul className="team-list">
        {teams.map((team) => (
          <li key={team.teamId}>
            {team.photoId && (
              <img src={mediaPath(team.photoId)} alt="" width="48" height="48" loading="lazy" decoding="async" />
            )}
            <div className="found-team">
              <AppLink to={paths.team(team.teamId)} fontSize="heading-s">
                {team.name}
              </AppLink>
              <span>
                {kindLabel[team.kind]} · {team.gameTypeIds.map((id) => gameTypeLabel(id, team.otherLabel)).join(', ')}
              </span>
              <span>
                {team.city.name} · {milesAway(team.distanceMiles)} · {quantity(team.memberCount, 'member')} ·{' '}
                {comingInLabel[team.joinPolicy]}
              </span>
              {team.tagline !== '' && <span>{team.tagline}</span>}
            </div>
          </li>
        ))}
      </ul>
      {nextCursor && <AppLink to={`?${next}`}>More {what}</AppLink>}
    </div>
  );
}
