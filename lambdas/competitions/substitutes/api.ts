import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createBusyReader } from '#lambdas/events/ports/conflicts/busy-reader.ts';
import { createFixtureStore, type StoredFixture } from '#lambdas/events/ports/fixtures/fixture-store.ts';
import { createMatchReader } from '#lambdas/events/ports/fixtures/match-reader.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { matchSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { SeasonId } from '#shared/ids.ts';
import { createGameReader } from '../games/game-store.ts';
import { createStored } from '../seasons/stored.ts';
import { createTournamentReader } from '../tournaments/tournament-reader.ts';
import { askMatchSubstitute, listMatchSubstitutes, takeOutMatchSubstitute } from './operations.ts';
import { seasonSubstitutes } from './season-substitutes.ts';
import { tournamentSubstitutes } from './tournament-substitutes.ts';

const ofSeason = seasonSubstitutes({ games: createGameReader(table()), registrations: createStored(table()) });
const ofTournament = tournamentSubstitutes({
  tournaments: createTournamentReader(table()),
  accounts: createAccountReader(table()),
});

const parts = {
  matches: createMatchReader(table()),
  busy: createBusyReader(table()),
  fixtures: createFixtureStore(table()),
  sources: ({ scopeId }: StoredFixture) => (SeasonId.safeParse(scopeId).success ? ofSeason : ofTournament),
  naming: createNaming(table(), withDependants(createAccountReader(table()), table())),
};

/** Captains ask players without a team to play in one match. */
export const handler = serve(matchSubstitutes, {
  listMatchSubstitutes: (input, caller) => listMatchSubstitutes(input, caller, parts),
  askMatchSubstitute: (input, caller) => askMatchSubstitute(input, caller, parts),
  takeOutMatchSubstitute: (input, caller) => takeOutMatchSubstitute(input, caller, parts),
});
