import type { StoredTeam } from '#lambdas/teams/ports/teams.ts';

const at = '2031-05-01T12:00:00.000Z';
const city = { placeId: 'us-1', name: 'Austin, TX', lat: 30.2, lng: -97.7, hash: '9v6kp' };
const facts = {
  name: 'Dawn',
  kind: 'community',
  skillLevels: [],
  visibility: 'public',
  gameTypeIds: ['running'],
  joinPolicy: 'open',
  city,
};

/** A community that everyone may join. */
export const aTeamOnStage = ({
  memberLimit = 4,
  ...differences
}: Pick<StoredTeam, 'teamId' | 'ownerId'> & Partial<StoredTeam>): StoredTeam =>
  ({
    version: 1,
    status: 'active',
    slug: 'dawn',
    joinPolicy: 'open',
    memberLimit,
    memberCount: 1,
    facts: { ...facts, memberLimit },
    createdAt: at,
    updatedAt: at,
    ...differences,
  }) as unknown as StoredTeam;
