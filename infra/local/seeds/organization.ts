import { accountEntity } from '#lambdas/kernel/account.entity.ts';
import { table } from '#lambdas/kernel/table.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { people, platformAdmin, type SeedPerson } from './people.ts';
import type { SeedSession } from './seed-session.ts';

interface World {
  readonly cityPlaceId: string;
  readonly sessionOf: (person: SeedPerson) => SeedSession;
}

/**
 * An organization over the league of its owner, the community of somebody who asked, and a team that is not on the
 * platform. Every step may be repeated.
 */
export async function makeOrganization(leagueId: string, { cityPlaceId, sessionOf }: World): Promise<void> {
  const [owner, asker] = people as [SeedPerson, SeedPerson];
  const mine = sessionOf(owner).calls(organizations);
  const organizationId = await open(owner, sessionOf(platformAdmin));
  await mine.attachTeam({ organizationId, teamId: leagueId });
  await takeIn(organizationId, cityPlaceId, sessionOf(owner), sessionOf(asker));
  await mine.addExternalTeam(
    { teamId: leagueId, name: 'Round Rock Rebounders', city: 'Round Rock, TX', contactName: 'Sam Okafor' },
    { idempotencyKey: 'first-world-external-team' },
  );
}

/** Whoever runs the platform opens it for somebody. That they run it no operation grants (docs/deploying.md). */
async function open(owner: SeedPerson, admin: SeedSession): Promise<string> {
  await accountEntity(table())
    .patch({ userId: await idOf(admin) })
    .set({ isPlatformAdmin: true })
    .go();
  const { organizationId } = await admin.calls(organizations).createOrganization(
    {
      name: 'Austin Rec Sports',
      slug: 'austin-rec-sports',
      ownerEmail: owner.email,
      gameTypeIds: ['kickball', 'disc-golf'],
      description: 'Leagues and communities that share fields, referees and a shed full of cones.',
      address: '1100 Kinney Ave\nAustin, TX 78704',
      contactEmail: 'office@austin-rec.example',
      colours: { main: '#1d3557', accent: '#f4a259' },
    },
    { idempotencyKey: 'first-world-organization' },
  );
  return organizationId;
}

/** Asked by its owner, a community comes in when the organization says yes; its owner plans the courts of all. */
async function takeIn(organizationId: string, cityPlaceId: string, owner: SeedSession, asker: SeedSession) {
  const { teamId } = await asker.calls(teams).createTeam(
    {
      name: 'Zilker Disc Golfers',
      kind: 'community',
      gameTypeIds: ['disc-golf'],
      cityPlaceId,
      description: 'A round before work on Wednesdays. Discs to borrow, dogs welcome.',
    },
    { idempotencyKey: 'first-world-disc-golf-team' },
  );
  const mine = owner.calls(organizations);
  await asker.calls(organizations).offerTeam({ organizationId, teamId });
  await mine.inviteTeam({ organizationId, teamId });
  await mine.setOrganizationRoles({ organizationId, userId: await idOf(asker), roles: ['scheduler'] });
}

async function idOf(session: SeedSession): Promise<string> {
  const me = await session.accounts.getMe({});
  if (me.state !== 'success') throw new Error('Somebody of the first world has no account.');
  return me.userId;
}
