import { registrationStatuses, seasonStatuses } from '#shared/competitions/seasons/words.ts';
import { tournamentStatuses } from '#shared/competitions/tournaments/words.ts';

/**
 * What every context may know of rows of another, such as what people keep among their favourites is called and whose it
 * is. Their own contexts declare the whole rows with these among the rest.
 */
const needed = { type: 'string', required: true } as const;
/** What a thing says of itself, its name among the rest. */
const facts = { type: 'any', required: true } as const;

export const seasonModel = { service: 'rovers', entity: 'season', version: '1' } as const;
export const sharedSeasonAttributes = {
  seasonId: needed,
  teamId: needed,
  status: { type: seasonStatuses, required: true },
  facts,
} as const;
export const seasonKey = { pk: { field: 'pk', composite: ['seasonId'] }, sk: { field: 'sk', composite: [] } } as const;

export const tournamentModel = { service: 'rovers', entity: 'tournament', version: '1' } as const;
export const sharedTournamentAttributes = {
  tournamentId: needed,
  teamId: needed,
  status: { type: tournamentStatuses, required: true },
  facts,
} as const;
export const tournamentKey = {
  pk: { field: 'pk', composite: ['tournamentId'] },
  sk: { field: 'sk', composite: [] },
} as const;

export const gameModel = { service: 'rovers', entity: 'game', version: '1' } as const;
export const sharedGameAttributes = {
  gameId: needed,
  eventId: { type: 'string' },
  seasonId: { type: 'string' },
  facts,
} as const;
export const gameKey = { pk: { field: 'pk', composite: ['gameId'] }, sk: { field: 'sk', composite: [] } } as const;

export const organizationModel = { service: 'rovers', entity: 'organization', version: '1' } as const;
export const sharedOrganizationAttributes = {
  organizationId: needed,
  facts,
  /** It is nobody's any more, and goes as soon as its people and its teams are cleared. */
  deletedAt: { type: 'string' },
} as const;
export const organizationKey = {
  pk: { field: 'pk', composite: ['organizationId'] },
  sk: { field: 'sk', composite: [] },
} as const;

/** That somebody is in a season; whoever needs no more reads no more. */
export const registrationModel = { service: 'rovers', entity: 'registration', version: '1' } as const;
export const sharedRegistrationAttributes = {
  userId: needed,
  seasonId: needed,
  status: { type: registrationStatuses, required: true },
} as const;
export const registrationKey = {
  pk: { field: 'pk', composite: ['userId'] },
  sk: { field: 'sk', composite: ['seasonId'] },
} as const;
