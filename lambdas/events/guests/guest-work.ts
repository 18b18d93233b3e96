import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { EventStore } from '../details/store.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { SlotStore } from '../slots/store.ts';
import type { HandingOver } from './claim-place.ts';
import type { GuestStore } from './store.ts';

/** What work on guests needs. */
export interface GuestWork {
  readonly events: Pick<EventStore, 'find' | 'findWithLine' | 'standingIn'>;
  readonly seats: SeatStore;
  readonly guests: GuestStore;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly orders: HandingOver;
  readonly slots: Pick<SlotStore, 'find' | 'changing'>;
  readonly secret: () => Promise<string>;
}
