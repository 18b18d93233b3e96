import type { MyFixture } from '../fixtures/schemas.ts';
import type { Commitment } from './contract.ts';

/** Whether a match takes a player's time: it is on, and they did not say that they are out. */
export const isCommitted = ({ status, answer }: Pick<MyFixture, 'status' | 'answer'>): boolean =>
  status === 'scheduled' && answer !== 'out';

/** As `besides` names it: the event, or `gameId/matchId`. */
export const commitmentKey = ({ of }: Pick<Commitment, 'of'>): string =>
  of.kind === 'event' ? of.eventId : `${of.gameId}/${of.matchId}`;

/** Whether a player will be there, as far as they said: on a waitlist, or as a maybe, they can still do something else. */
export const isCertain = ({ of }: Pick<Commitment, 'of'>): boolean =>
  of.kind === 'event' ? of.status === 'in' || of.status === 'offered' : of.answer !== 'maybe';
