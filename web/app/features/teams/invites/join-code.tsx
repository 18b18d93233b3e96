import SpaceBetween from '@cloudscape-design/components/space-between';
import { quantity } from '#shared/quantity.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { LinkShare } from '#web/app/media/link-share.tsx';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { momentWords } from '#web/blocks/moment.ts';

interface JoinCodeShownProps {
  readonly teamId: string;
  readonly teamName: string;
  readonly joinCode: NonNullable<TeamView['joinCode']>;
}

/** The code, its link, and ways to hand it on. */
export function JoinCode({ joinCode: { code, until, left }, teamId, teamName }: JoinCodeShownProps) {
  const address = new URL(paths.joinTeam(code), location.origin).href;
  const ends = [until && `until ${momentWords(until)}`, left !== undefined && `${quantity(left, 'use')} left`].filter(
    Boolean,
  );
  return (
    <SpaceBetween size="s">
      <strong>{code}</strong>
      <span className="team-address">{address}</span>
      {ends.length > 0 && <span>It works {ends.join('; ')}.</span>}
      <LinkShare link={address} title={teamName} />
      <AppLink to={paths.teamPoster(teamId)}>Print a poster</AppLink>
    </SpaceBetween>
  );
}
