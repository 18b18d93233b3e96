import type { OutsidePayments } from '#lambdas/payments/ports/outside/outside-payments.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import type { SharedFee } from '#shared/competitions/payments/checkout-contract.ts';
import { owedShares } from '#shared/competitions/payments/team-shares.ts';
import { isRosterPersonId } from '#shared/ids.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { plays } from '../../seasons/squads/squad-writes.ts';
import type { Stored } from '../../seasons/stored.ts';
import { leftOfFee } from './left-of-fee.ts';
import { leads } from './payable-team.ts';

/** Whether a share can be asked of a player: they have an account, or a guardian who has. */
export const canPayShare = (personId: string): boolean => !isRosterPersonId(personId);

interface FeeParts {
  readonly stored: Pick<Stored, 'squadsOf'>;
  readonly payments: Pick<OutsidePayments, 'find'>;
  readonly naming: Pick<Naming, 'of'>;
}

/** The fees of teams that a reader leads, where their players share them. */
export async function sharedFees(
  season: StoredSeason,
  userId: string,
  parts: FeeParts,
  now: Date,
): Promise<SharedFee[]> {
  const { teamFee } = season.facts;
  if (!teamFee?.amountMinor || teamFee.splitMode === 'captain') return [];
  const { splitMode, amountMinor: feeMinor } = teamFee;
  const led = (await parts.stored.squadsOf(season.seasonId)).filter((one) => plays(one) && leads(one, userId));
  return Promise.all(
    led.map(async (squad) => {
      const { squadId, name, version, roster, feeSplit } = squad;
      const [restMinor, named] = await Promise.all([
        leftOfFee(season, squad, parts.payments),
        parts.naming.of(roster, { userId, now, needs: true }),
      ]);
      const nameOf = (personId: string) => named.get(personId)?.name ?? '';
      const players = playersOf(squad, restMinor, nameOf);
      return { squadId, name, version, splitMode, feeMinor, restMinor, payBy: feeSplit?.payBy, players };
    }),
  );
}

const playersOf = (squad: StoredSquad, leftMinor: number, nameOf: (personId: string) => string) =>
  owedShares(squad, leftMinor).map((owed) => {
    const { personId } = owed;
    const asked = squad.feeSplit?.shares.find((one) => one.personId === personId);
    return {
      ...owed,
      name: nameOf(personId),
      canPay: canPayShare(personId),
      ...(asked && { shareMinor: asked.amountMinor }),
    };
  });
