import { Service } from 'electrodb';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { City } from '#shared/city.ts';
import { profileSaved } from '#shared/people/messages.ts';
import type { AboutFacts } from '#shared/people/profile/about.ts';
import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';

/** What is left unsaid is forgotten. */
interface ProfileChange extends PlayerFacts, AboutFacts {
  readonly userId: string;
  /** The version that the person saw. */
  readonly version: number;
  readonly displayName: string;
  readonly fullName: string;
  readonly games: readonly string[];
  readonly city: City;
  readonly acceptedTermsAt: string;
  /** True when this completes the profile. */
  readonly first: boolean;
}

/** A name alone, of an account that may have nothing else yet. */
interface NameChange {
  readonly userId: string;
  /** The version that the name was decided by. */
  readonly version: number;
  readonly displayName: string;
  readonly acceptedTermsAt: string;
}

export interface ProfileStore {
  /** `stale` when the account was changed in the meantime, or is gone. */
  saveName(change: NameChange, now: Date): Promise<'saved' | 'stale'>;
  /** `stale` when the account was changed in the meantime, or is gone. */
  save(change: ProfileChange, now: Date): Promise<'saved' | 'stale'>;
}

export function createProfileStore(table: Table): ProfileStore {
  const accounts = accountEntity(table);
  const writing = new Service({ account: accounts, outbox: outboxEntity(table) });
  const savedFact = (userId: string, version: number, first: boolean, now: Date) =>
    factRow(profileSaved, idFrom('message', profileSaved.name, userId, String(version)), now, { userId, first });
  return {
    saveName: async ({ userId, version, displayName, acceptedTermsAt }, now) => {
      const next = version + 1;
      const refused = await commit(
        writing.transaction.write(({ account, outbox }) => [
          account
            .patch({ userId })
            .set({ displayName, acceptedTermsAt, version: next, updatedAt: now.toISOString() })
            .where((row, { eq, notExists }) => `${eq(row.version, version)} AND ${notExists(row.deletedAt)}`)
            .commit(),
          outbox.put(savedFact(userId, next, false, now)).commit(),
        ]),
      );
      return refused.length === 0 ? 'saved' : 'stale';
    },
    save: async ({ userId, version, first, displayName, fullName, city, acceptedTermsAt, games, ...facts }, now) => {
      const said = { ...facts, levels: ofGames(facts.levels, games) };
      const kept = Object.fromEntries(optional.flatMap((fact) => (said[fact] ? [[fact, said[fact]]] : [])));
      const next = version + 1;
      const refused = await commit(
        writing.transaction.write(({ account, outbox }) => [
          account
            .patch({ userId })
            .set({
              displayName,
              fullName,
              city,
              acceptedTermsAt,
              games: [...games],
              version: next,
              hasAdditionalInfo: true,
              updatedAt: now.toISOString(),
              ...kept,
            })
            .remove(optional.filter((fact) => !said[fact]))
            .where((row, { eq, notExists }) => `${eq(row.version, version)} AND ${notExists(row.deletedAt)}`)
            .commit(),
          outbox.put(savedFact(userId, next, first, now)).commit(),
        ]),
      );
      return refused.length === 0 ? 'saved' : 'stale';
    },
  };
}

const about = ['lastName', 'pronouns', 'bio', 'phoneNumber', 'joinReason'] as const;
const optional = [...about, 'birthdate', 'gender', 'levels'] as const;

/** Only sports that a player plays have a level. */
function ofGames(levels: PlayerFacts['levels'], games: readonly string[]): PlayerFacts['levels'] {
  const kept = Object.entries(levels ?? {}).filter(([game, level]) => level && games.includes(game));
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
