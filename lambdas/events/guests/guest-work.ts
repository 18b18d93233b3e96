import type { DueIndex } from '../../kernel/due-index.ts';
import type { SeatStore } from '../seats.ts';
import type { EventStore } from '../store.ts';
import type { GuestStore } from './store.ts';

/** What work on guests needs. */
export interface GuestWork {
  readonly events: Pick<EventStore, 'find' | 'findWithLine' | 'standingIn'>;
  readonly seats: SeatStore;
  readonly guests: GuestStore;
  readonly due: Pick<DueIndex, 'schedule'>;
  readonly secret: () => Promise<string>;
}
