import { austin } from '../../accounts/account-row.ts';
import type { Input } from '../ask.ts';
import type { MinorsWorld } from '../world.ts';

/** What an operation is asked with, from what the world of minors holds. */
export type Inputs = (world: MinorsWorld) => readonly Input[];

export const nothing: Inputs = () => [{}];

export const people: Inputs = ({ teen, grown, fellow, host, stranger }) =>
  [teen, grown, fellow, host, stranger].map(({ userId }) => ({ userId }));

export const events: Inputs = ({ eventId, asked: approval, line, replies, invited, hosted }) =>
  [eventId, approval, line, replies, invited, ...hosted].map((id) => ({ eventId: id }));

export const teams: Inputs = ({ teamId, askedId, formerId, seasonTeamId }) =>
  [teamId, askedId, formerId, seasonTeamId].map((id) => ({ teamId: id }));

export const season: Inputs = ({ seasonId }) => [{ seasonId }];

export const division: Inputs = ({ seasonId, divisionId }) => [{ seasonId, divisionId }];

export const around = { lat: String(austin.lat), lng: String(austin.lng) };
