import { readPayable } from '#lambdas/competitions/payments/checkout/read-payable.ts';
import { createSplit } from '#lambdas/competitions/payments/checkout/split-fee.ts';
import type { StoredSquad } from '#lambdas/competitions/seasons/season-reader.ts';
import { createSeasonStore } from '#lambdas/competitions/seasons/season-store.ts';
import { createSquadStore } from '#lambdas/competitions/seasons/squads/squad-store.ts';
import { payoutAccountEntity } from '#lambdas/payments/ports/accounts/payout-account.entity.ts';
import { paidByCard } from '#shared/competitions/payments/card-payments.ts';
import { equalShares } from '#shared/competitions/payments/team-shares.ts';
import { RosterRules } from '#shared/competitions/seasons/roster-rules-schema.ts';
import { Till } from '../../events/checkout/till.ts';
import type { Write } from '../../stage/memory-table.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { type CounterTwin, counterOf, store } from '../season-checkout/season-counter.ts';
import { season as aSeason, heldFor, idOf, linked, start } from '../season-checkout/season-to-pay.ts';

export const feeMinor = 10_000;
/** The captain and three players. */
export const players = [0, 1, 2, 3].map(idOf);
const [captainId = ''] = players;
const season = {
  ...aSeason,
  facts: {
    ...aSeason.facts,
    prices: {},
    rosterRules: RosterRules.parse({}),
    teamFee: { amountMinor: feeMinor, currency: 'USD' as const, splitMode: 'equal' as const },
  },
};
const { seasonId } = season;
const squadId = `sqd_${'0'.repeat(26)}`;

const seasons = createSeasonStore(stage.table, () => 'CODE', stage.retry);
const squads = createSquadStore(stage.table, () => 'CODE', stage.retry);
const keepSplit = createSplit(stage.table, stage.retry);

export interface Twin extends CounterTwin {
  readonly twist?: (write: Write) => Write;
}

/** A team whose players pay its fee in shares, while they come and go and the captain pays what is left. */
export function stageTeam(seed: number, { twist, ...twin }: Twin) {
  const { scheduler, memory, weather } = roughStage(seed, start, twist);
  const till = new Till(scheduler);
  const counter = counterOf({ scheduler, memory, till }, twin);
  const asPlayer = (userId: string) => {
    const { payBy: _, price: __, ...free } = heldFor(userId, scheduler.now);
    return { ...free, status: 'registered' as const };
  };

  const plant = async () => {
    await seasons.create(season);
    await payoutAccountEntity(stage.table).put(linked).go();
    const empty = { seasonId, squadId, divisionId: season.facts.divisions[0]?.divisionId ?? '', version: 1 };
    const about = { name: 'Comets', colour: '#0b6e4f', requests: { daysNotAvailable: [], coachConflicts: '' } };
    const made = {
      status: 'forming' as const,
      coCaptainIds: [],
      roster: [],
      code: 'CODE',
      createdAt: season.createdAt,
    };
    await squads.enterSquad({ ...empty, ...about, ...made });
    for (const userId of players) await store.join(season, squadId, asPlayer(userId), scheduler.now);
    await split();
    weather.isCalm = false;
  };

  const split = async () => {
    const squad = await store.squad(seasonId, squadId);
    if (!squad) return;
    const left = feeMinor - paidByCard(squad.cardPayments);
    const shares = equalShares({ amountMinor: left, currency: 'USD' }, squad.roster);
    await keepSplit(squad, { shares, payBy: season.createdAt }, scheduler.now);
  };

  /** A share, or the captain all that is left. */
  const pay = async (userId: string) => {
    const { payable } = await readPayable(season, { userId, name: '' }, counter.parts, scheduler.now);
    const chosen = payable[scheduler.below(payable.length)];
    if (chosen) await counter.buy(userId, [chosen.dueId]);
  };
  const leave = (userId: string) => store.leave(season, userId, 'withdrawn', scheduler.now);
  const comeBack = (userId: string) => store.join(season, squadId, asPlayer(userId), scheduler.now);
  const disband = async () => {
    const is = await store.squad(seasonId, squadId);
    if (is) await squads.setStanding(season, is, 'withdrawn', scheduler.now);
  };
  const team = () => memory.entity('squad').find((one) => one.squadId === squadId) as unknown as StoredSquad;
  return { scheduler, memory, till, ...counter, plant, split, pay, leave, comeBack, disband, team, captainId };
}
