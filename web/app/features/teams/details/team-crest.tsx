import { otherGameTypeId } from '#shared/places/game-types.ts';
import type { Team } from '#shared/teams/schemas.ts';
import { mediaPath } from '#shared/uploads/purposes.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { Crest } from '#web/blocks/look/crest.ts';

interface TeamCrestProps {
  readonly team: Pick<Team, 'teamId' | 'name' | 'photoId'> & Partial<Pick<Team, 'colours'>>;
  readonly size: 32 | 72 | 104;
}

/** A community's picture, or its drawn crest. */
export const TeamCrest = ({ team: { teamId, name, photoId, colours }, size }: TeamCrestProps) => (
  <Crest id={teamId} name={name} colors={colours} logoURL={photoId && mediaPath(photoId)} size={size} />
);

interface TeamCoverProps {
  readonly team: Pick<Team, 'teamId' | 'gameTypeIds'> & Partial<Pick<Team, 'colours' | 'coverId'>>;
}

/** A community's cover, or one drawn in its colors and its first sport. */
export const TeamCover = ({ team: { teamId, gameTypeIds, colours, coverId } }: TeamCoverProps) => (
  <Cover
    id={teamId}
    gameTypeId={gameTypeIds[0] ?? otherGameTypeId}
    colors={colours}
    picture={coverId ? { uploadId: coverId, alt: '' } : undefined}
    isFirst
  />
);
