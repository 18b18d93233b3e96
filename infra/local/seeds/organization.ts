import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { toLocal } from '#shared/time.ts';
import { cities } from './cities.ts';
import { addGame, openHouseCup } from './games.ts';
import { fillCommunity } from './members.ts';
import { people, platformAdmin, type SeedPerson } from './people.ts';
import type { SeedSession } from './seed-session.ts';

interface World {
  readonly cityPlaceId: string;
  readonly timeZone: string;
  readonly begunAt: Date;
  readonly sessionOf: (person: SeedPerson) => SeedSession;
}

/**
 * An organization over the league of its owner, the community of an owner who asked, and a team that is not on the
 * platform. Every step may be repeated.
 */
export async function makeOrganization(leagueId: string, world: World): Promise<void> {
  const { cityPlaceId, sessionOf } = world;
  const [owner, asker, ...others] = people as [SeedPerson, SeedPerson, ...SeedPerson[]];
  const mine = sessionOf(owner).calls(organizations);
  const organizationId = await open(owner, sessionOf(platformAdmin));
  await mine.attachTeam({ organizationId, teamId: leagueId });
  const golfersId = await takeIn(organizationId, cityPlaceId, sessionOf(owner), sessionOf(asker));
  await fillCommunity(golfersId, [owner, ...others.slice(0, 4)], sessionOf);
  const openHouseId = await meet(leagueId, kickballDay, sessionOf(owner), world);
  await addGame(openHouseId, openHouseCup, sessionOf(owner));
  await meet(golfersId, golfRound, sessionOf(asker), world);
  await mine.addExternalTeam(
    { teamId: leagueId, name: 'Round Rock Rebounders', city: 'Round Rock, TX', contactName: 'Sam Okafor' },
    { idempotencyKey: 'first-world-external-team' },
  );
}

/** A platform admin opens it for its owner. No operation makes a platform admin (docs/deploying.md). */
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
async function takeIn(
  organizationId: string,
  cityPlaceId: string,
  owner: SeedSession,
  asker: SeedSession,
): Promise<string> {
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
  return teamId;
}

const kickballDay = {
  title: 'Kickball open house',
  gameTypeId: 'kickball',
  kind: 'social',
  description: 'Meet the squads of the league, kick a few balls and find out who is short of people.',
  duration: { hours: 3, minutes: 0 },
  days: 9,
  clock: '10:00',
} as const;
const golfRound = {
  title: 'Disc golf before work',
  gameTypeId: 'disc-golf',
  kind: 'pickup',
  description: 'Nine baskets, done by eight. Discs to borrow.',
  duration: { hours: 1, minutes: 30 },
  days: 4,
  clock: '06:30',
} as const;

/** Something that a community has coming up. Answers its id. */
async function meet(
  hostingTeam: string,
  { days, clock, ...details }: typeof kickballDay | typeof golfRound,
  host: SeedSession,
  { cityPlaceId, timeZone, begunAt }: World,
): Promise<string> {
  const [park] = cities.austin.places;
  const day = toLocal(new Date(begunAt.getTime() + days * 86_400_000), timeZone).slice(0, 10);
  const location = { kind: 'place' as const, ...park, cityPlaceId };
  const { eventId } = await host.events.scheduleEvent(
    { ...details, hostingTeam, location, localStart: `${day}T${clock}`, timeZone, capacity: null },
    { idempotencyKey: `first-world-${details.gameTypeId}-of-organization` },
  );
  return eventId;
}

async function idOf(session: SeedSession): Promise<string> {
  const me = await session.accounts.getMe({});
  if (me.state !== 'success') throw new Error('A person of the first world has no account.');
  return me.userId;
}
