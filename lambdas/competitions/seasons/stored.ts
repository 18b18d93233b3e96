import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { divisionSpotsEntity } from './registration/division-spots.entity.ts';
import { placeOfferEntity } from './registration/place-offer.entity.ts';
import { playerGroupEntity } from './registration/player-group.entity.ts';
import { registrationEntity } from './registration/registration.entity.ts';
import type { SpotKind, StoredSpots } from './registration/spots.ts';
import { createSeasonReader, type SeasonReader, type StoredSquad } from './season-reader.ts';
import { squadEntity } from './squads/squad.entity.ts';

export type StoredRegistration = EntityItem<ReturnType<typeof registrationEntity>>;

/** Reads of registrations, squads and room: those of one thing are strongly consistent. */
export interface Stored extends SeasonReader {
  registration(userId: string, seasonId: string): Promise<StoredRegistration | undefined>;
  registrationsOf(userId: string): Promise<readonly StoredRegistration[]>;
  /** The earliest first; may lag a moment. */
  registrationsFor(seasonId: string): Promise<readonly StoredRegistration[]>;
  squad(seasonId: string, squadId: string): Promise<StoredSquad | undefined>;
  spots(seasonId: string): Promise<readonly StoredSpots[]>;
  room(seasonId: string, divisionId: string, kind: SpotKind): Promise<StoredSpots | undefined>;
  /** The player whose place is offered, as long as the offer stands. */
  offeredTo(userId: string, seasonId: string): Promise<StoredRegistration | undefined>;
  group(seasonId: string, code: string): Promise<EntityItem<ReturnType<typeof playerGroupEntity>> | undefined>;
}

export function createStored(table: Table): Stored {
  const registrations = registrationEntity(table);
  const squads = squadEntity(table);
  const spots = divisionSpotsEntity(table);
  const groups = playerGroupEntity(table);
  const offers = placeOfferEntity(table);
  const consistent = { consistent: true } as const;
  const registration: Stored['registration'] = async (userId, seasonId) =>
    (await registrations.get({ userId, seasonId }).go(consistent)).data ?? undefined;
  return {
    registration,
    offeredTo: async (userId, seasonId) => {
      const { data } = await offers.get({ userId, seasonId }).go(consistent);
      const found = data ? await registration(data.fromUserId, seasonId) : undefined;
      return found?.offeredTo === userId ? found : undefined;
    },
    ...createSeasonReader(table),
    registrationsOf: async (userId) =>
      (await registrations.query.byPerson({ userId }).go({ ...consistent, pages: 'all' })).data,
    registrationsFor: async (seasonId) => (await registrations.query.bySeason({ seasonId }).go({ pages: 'all' })).data,
    squad: async (seasonId, squadId) => (await squads.get({ seasonId, squadId }).go(consistent)).data ?? undefined,
    spots: async (seasonId) => (await spots.query.bySeason({ seasonId }).go({ ...consistent, pages: 'all' })).data,
    room: async (seasonId, divisionId, kind) =>
      (await spots.get({ seasonId, divisionId, kind }).go(consistent)).data ?? undefined,
    group: async (seasonId, code) => (await groups.get({ seasonId, code }).go(consistent)).data ?? undefined,
  };
}
