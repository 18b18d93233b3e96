import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';
import { deletionContract } from '#shared/accounts/deletion/contract.ts';
import { deleteWord } from '#shared/accounts/deletion/personal-parts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceFor } from '#web/app/operations/problems.ts';
import { endingAccount } from '#web/app/operations/transport.ts';
import { takeKept, useKeptForReturn } from '#web/app/session/kept-for-return.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { leaveForGood } from './leave-for-good.ts';
import { leaveRoster } from './leave-roster.ts';
import { type MoneyAtStake, moneyAtStake } from './money-at-stake.ts';

/** R-DEL-10. */
const failedText = 'An error occurred while deleting your account.';

const isRefusal = (error: unknown, code: ErrorCode): boolean => error instanceof Problem && error.code === code;

/** Of a community, or the people of an organization. */
export type Roster = Answer<typeof teamMembers.operations.listTeamsOfUser>['teams'][number];

interface Deletion {
  readonly isOpen: boolean;
  readonly typed: string;
  /** On whose rosters the person is; absent until that is known. */
  readonly teams?: readonly Roster[];
  /** What they have paid and have left; absent until that is known. */
  readonly money?: MoneyAtStake;
  readonly isLeaving?: boolean;
  readonly isDeleting?: boolean;
}

const keptAs = 'deletion';
const Kept = z.object({ isOpen: z.literal(true), typed: z.string() });

/** The dialog, from its opening to the end of the account. */
export function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion>(() => ({ isOpen: false, typed: '', ...takeKept(keptAs, Kept) }));
  const change = (changes: Partial<Deletion>) => setDeletion((before) => ({ ...before, ...changes }));
  useKeptForReturn(keptAs, () => (deletion.isOpen ? deletion : undefined));
  const readTeams = async () => {
    try {
      change(await operations(teamMembers).listTeamsOfUser({}));
    } catch {
      notify('error', 'We couldn’t load your teams. Try again.');
    }
  };
  const readMoney = async () => {
    try {
      change({ money: await moneyAtStake() });
    } catch {
      notify('error', 'We couldn’t load your payments. Try again.');
    }
  };
  const leave = async (teams: readonly Roster[]) => {
    change({ isLeaving: true });
    for (const { teamId, name } of teams) {
      try {
        await leaveRoster(teamId);
        notify('success', `You left ${name}`);
      } catch (error) {
        notify('error', `${name}: ${sentenceFor(error)}`);
      }
    }
    await readTeams();
    change({ isLeaving: false });
  };
  const remove = async () => {
    change({ isDeleting: true });
    try {
      await endingAccount(() => operations(deletionContract).deleteUser({ confirmation: deleteWord }));
      leaveForGood();
    } catch (error) {
      change({ isDeleting: false });
      // The dialog asked to sign in again, and the user would rather not.
      if (!isRefusal(error, 'signIn.tooOld')) notify('error', failedText);
      if (isRefusal(error, 'user.onRoster')) await readTeams();
    }
  };
  // A dialog that opened again after a sign-in at Google has not read them yet.
  const reopened = useEffectEvent(() => {
    if (!deletion.isOpen) return;
    void readTeams();
    void readMoney();
  });
  useEffect(() => reopened(), []);
  const open = () => {
    setDeletion({ isOpen: true, typed: '' });
    void readTeams();
    void readMoney();
  };
  return {
    deletion,
    open,
    type: (typed: string) => change({ typed }),
    close: () => change({ isOpen: false }),
    leave: (teams: readonly Roster[]) => void leave(teams),
    remove: () => void remove(),
  };
}

export type DeletionInHand = ReturnType<typeof useDeletion>;
