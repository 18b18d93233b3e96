import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Answering } from '#lambdas/people/ports/family/right-to-answer.ts';
import { createSeasonLookup } from '../season-lookup.ts';
import type { Stored } from '../stored.ts';
import { begin } from './moves/begin.ts';
import { changeDivision } from './moves/change-division.ts';
import { enter } from './moves/enter.ts';
import { join } from './moves/join.ts';
import { leave } from './moves/leave.ts';
import { offer, offerByMail, takeBack } from './moves/offer.ts';
import { place } from './moves/place.ts';
import { suspend } from './moves/suspend.ts';
import { carry, give, transfer } from './moves/transfer.ts';
import { unplace } from './moves/unplace.ts';
import type { RegistrationMoves } from './registration-moves.ts';

/** Registrations, as they are and as they move. */
export interface RegistrationStore extends Stored, RegistrationMoves {
  /** The steps that guardians take for their dependants. @throws {Problem} access.denied where they may not any more */
  as(guardian: Answering): Pick<RegistrationMoves, 'enter' | 'join' | 'leave' | 'give'>;
}

export function createRegistrationStore(table: Table, newCode: () => string, retry?: Retry): RegistrationStore {
  const look = createSeasonLookup(table, newCode, retry);
  return {
    ...look.stored,
    enter: enter(look),
    join: join(look),
    leave: leave(look),
    place: place(look),
    changeDivision: changeDivision(look),
    begin: begin(look),
    suspend: suspend(look),
    unplace: unplace(look),
    offer: offer(look),
    offerByMail: offerByMail(look),
    takeBack: takeBack(look),
    transfer: transfer(look),
    give: give(look),
    carry: carry(look),
    as: (guardian) => {
      const guarded = { ...look, settle: look.settleAs(guardian) };
      return {
        enter: enter(guarded),
        join: join(guarded),
        leave: leave(guarded),
        give: give(guarded),
      };
    },
  };
}
