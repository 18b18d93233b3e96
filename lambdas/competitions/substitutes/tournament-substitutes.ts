import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { mostInPair, mostSubstitutes } from '#shared/competitions/substitutes/contract.ts';
import { categoryFailures } from '#shared/competitions/tournaments/may-enter.ts';
import { possibleSubstitutes } from '#shared/competitions/tournaments/possible-substitutes.ts';
import type { TournamentReader } from '../tournaments/tournament-reader.ts';
import type { Possible, SubstituteSource, WantingSide } from './substitute-source.ts';

interface Parts {
  readonly tournaments: Pick<TournamentReader, 'find' | 'listsOf'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/**
 * In a tournament, players of it who play for no side of the category and meet its rules: a team can ask several, a pair one,
 * and players who play alone have no substitute.
 */
export function tournamentSubstitutes({ tournaments, accounts }: Parts): SubstituteSource {
  const groundOf = async ({ fixture: { scopeId }, sideId }: WantingSide) => {
    const [tournament, lists] = await Promise.all([tournaments.find(scopeId), tournaments.listsOf(scopeId)]);
    const isSide = ({ entryId }: { readonly entryId: string }) => entryId === sideId;
    const categoryId = lists.find(({ list }) => list.entries.some(isSide))?.categoryId;
    const category = tournament?.facts.categories.find((one) => one.categoryId === categoryId);
    return tournament && category && { tournament, category, lists };
  };
  const all = async (side: WantingSide): Promise<readonly Possible[]> => {
    const ground = await groundOf(side);
    if (!ground || ground.category.entryKind === 'single') return [];
    const { tournament, category, lists } = ground;
    const found = possibleSubstitutes(lists, category.categoryId);
    const people = await accounts.list(found.map(({ userId }) => userId));
    const fitting = people.filter((person) => categoryFailures(category, tournament.facts, person).length === 0);
    const ids = new Set(fitting.map(({ userId }) => userId));
    return found.filter(({ userId }) => ids.has(userId));
  };
  return {
    all,
    find: async (personId, side) => (await all(side)).find(({ userId }) => userId === personId),
    most: async (side) => {
      const kind = (await groundOf(side))?.category.entryKind;
      return { team: mostSubstitutes, pair: mostInPair, single: 0 }[kind ?? 'single'];
    },
  };
}
