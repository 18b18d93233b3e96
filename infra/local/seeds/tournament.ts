import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { tournamentStatuses } from '#shared/competitions/tournaments/words.ts';
import { teams } from '#shared/teams/contract.ts';
import { toLocal } from '#shared/time.ts';
import { fillCommunity } from './members.ts';
import { people, type SeedPerson } from './people.ts';
import type { SeedSession } from './seed-session.ts';

interface World {
  readonly cityPlaceId: string;
  readonly timeZone: string;
  readonly sessionOf: (person: SeedPerson) => SeedSession;
  readonly begunAt: Date;
}

/** A small tournament of pickleball that is on while the first world is new. Every step may be repeated. */
export async function makeTournament({ cityPlaceId, timeZone, sessionOf, begunAt }: World): Promise<void> {
  const [first, ...others] = people;
  if (!first) return;
  const owner = sessionOf(first);
  const mine = owner.calls(tournamentsContract);
  const { teamId } = await owner.calls(teams).createTeam(
    {
      name: 'Austin Pickleball Club',
      kind: 'club',
      gameTypeIds: ['pickleball'],
      cityPlaceId,
      description: 'Open courts on weekdays, and a tournament whenever enough of us want one.',
    },
    { idempotencyKey: 'first-world-tournament-team' },
  );
  await fillCommunity(teamId, others.slice(0, 6), sessionOf);
  const startDate = toLocal(begunAt, timeZone).slice(0, 10);
  const made = await mine.createTournament(
    {
      teamId,
      name: 'Lady Bird Open',
      gameTypeId: 'pickleball',
      description: 'Four players, round robin, two courts.',
      startDate,
      endDate: toLocal(new Date(begunAt.getTime() + 86_400_000), timeZone).slice(0, 10),
      timeZone,
      cityPlaceId,
      places: [{ name: 'Lady Bird Courts', courts: ['Court 1', 'Court 2'] }],
      dayUntil: '22:00',
      categories: [{ name: 'Singles', format: 'round_robin', entryKind: 'single', maxEntries: 4 }],
    },
    { idempotencyKey: 'first-world-tournament' },
  );
  const { tournamentId } = made;
  const categoryId = made.categories[0]?.categoryId ?? '';
  await moveOn(tournamentId, 'registration', owner);
  for (const person of others.slice(0, 4)) await enterOnce(tournamentId, categoryId, sessionOf(person));
  await moveOn(tournamentId, 'draw', owner);
  await drawOnce(tournamentId, categoryId, owner);
  await moveOn(tournamentId, 'live', owner);
}

/** Takes it on step by step; one that is further stays where it is. */
async function moveOn(
  tournamentId: string,
  to: (typeof tournamentStatuses)[number],
  owner: SeedSession,
): Promise<void> {
  const mine = owner.calls(tournamentsContract);
  for (;;) {
    const { tournament } = await mine.getTournament({ tournamentId });
    const at = tournamentStatuses.indexOf(tournament.status);
    const next = tournamentStatuses[at + 1];
    if (at >= tournamentStatuses.indexOf(to) || !next) return;
    await mine.moveTournament({ tournamentId, version: tournament.version, to: next });
  }
}

async function enterOnce(tournamentId: string, categoryId: string, session: SeedSession): Promise<void> {
  const theirs = session.calls(tournamentsContract);
  const { openTo, mine } = await theirs.getTournament({ tournamentId });
  if (mine.length === 0 && openTo.includes(categoryId)) await theirs.enterTournament({ tournamentId, categoryId });
}

async function drawOnce(tournamentId: string, categoryId: string, owner: SeedSession): Promise<void> {
  const desk = owner.calls(tournamentDesk);
  const { tournament } = await owner.calls(tournamentsContract).getTournament({ tournamentId });
  if (tournament.status !== 'draw') return;
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
}
