import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createCarryPayment } from '#lambdas/payments/ports/outside/carried-payment.ts';
import type { Answering } from '#lambdas/people/ports/family/right-to-answer.ts';
import { createFollowPlayer } from '#lambdas/teams/ports/roster/roster-people.ts';
import { Problem } from '#shared/contract/errors.ts';
import { createMergeSteps } from '../../merges/merge-steps.ts';
import type { SeasonLookup } from '../season-lookup.ts';
import { createSeasonLookup } from '../season-lookup.ts';
import { comesTo } from '../squads/squad-writes.ts';
import type { Stored } from '../stored.ts';
import type { Parts } from '../writes/store.ts';
import { judged, playing } from './entering.ts';
import { carry } from './moves/carry.ts';
import { changeDivision } from './moves/change-division.ts';
import { confirm } from './moves/confirm.ts';
import { enter } from './moves/enter.ts';
import { giveBack } from './moves/give-back.ts';
import { hold } from './moves/hold.ts';
import { join } from './moves/join.ts';
import { leave } from './moves/leave.ts';
import { offer, offerByMail, takeBack } from './moves/offer.ts';
import { putBack } from './moves/put-back.ts';
import { suspend } from './moves/suspend.ts';
import { takeOver } from './moves/take-over.ts';
import { give, transfer } from './moves/transfer.ts';
import { unplace } from './moves/unplace.ts';
import { inSquad, moved } from './promotion.ts';
import type { RegistrationMoves } from './registration-moves.ts';

const place =
  ({ settle, stored, standing, offSquads }: SeasonLookup): RegistrationMoves['place'] =>
  (season, userId, squadId, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      const squad = await playing(stored, season.seasonId, squadId);
      if (before.squadIds.includes(squadId)) return undefined;
      if (['waitlisted', 'pending_payment', 'suspended'].includes(before.status))
        throw new Problem('registration.notNow');
      if (squad.divisionId !== before.divisionId) throw new Problem('registration.notEligible');
      const isLate = judged(season, squad, 0, now) === 'late';
      const off = await offSquads(season, before, now);
      const after = { status: inSquad(season), squadIds: [squadId], squadName: squad.name };
      return (rows) =>
        [...moved(rows, season, before, after, now), comesTo(rows, squad, [userId], isLate), ...off(rows)] as Parts;
    });

/** No single notices: the start of the season is announced. Who moved meanwhile is what they became. */
const begin =
  ({ write, stored }: SeasonLookup): RegistrationMoves['begin'] =>
  async (seasonId) => {
    const season = await stored.find(seasonId);
    if (!season || inSquad(season) === 'placed') return;
    const placed = (await stored.registrationsFor(seasonId)).filter(({ status }) => status === 'placed');
    for (const { userId, version } of placed)
      await write((rows) => [
        rows.registration
          .patch({ userId, seasonId })
          .set({ status: 'active', version: version + 1 })
          .where((row, { eq }) => eq(row.version, version))
          .commit(),
      ]);
  };

/** Registrations, as they are and as they move. */
export interface RegistrationStore extends Stored, RegistrationMoves {
  /** The steps that guardians take for their dependants. @throws {Problem} access.denied where they may not any more */
  as(guardian: Answering): Pick<RegistrationMoves, 'enter' | 'join' | 'leave' | 'give'>;
}

export function createRegistrationStore(table: Table, newCode: () => string, retry?: Retry): RegistrationStore {
  const look = createSeasonLookup(table, newCode, retry);
  const steps = createMergeSteps(table);
  return {
    ...look.stored,
    enter: enter(look),
    join: join(look),
    leave: leave(look),
    confirm: confirm(look),
    hold: hold(look),
    putBack: putBack(look),
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
    carry: carry(look, createCarryPayment(table)),
    takeOver: takeOver(look, steps),
    giveBack: giveBack(look, steps, createFollowPlayer(table)),
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
