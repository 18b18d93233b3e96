import { useState } from 'react';
import { deleteWord } from '#shared/accounts/leaving.ts';
import { type ErrorCode, Problem } from '#shared/contract/errors.ts';
import { leavingApi } from '../../leaving-api.ts';
import { notify } from '../../shell/notices.ts';
import { leaveForGood } from './leave-for-good.ts';

/** R-DEL-10. */
const failedText = 'An error occurred while deleting your account.';

const isRefusal = (error: unknown, code: ErrorCode): boolean => error instanceof Problem && error.code === code;

interface Deletion {
  readonly isOpen: boolean;
  /** On whose rosters the person is; absent until that is known. */
  readonly teams?: Awaited<ReturnType<typeof leavingApi.listTeamsOfUser>>['teams'];
  readonly isDeleting?: boolean;
  /** The sign-in was too long ago. */
  readonly isTooOld?: boolean;
}

/** The dialog, from its opening to the end of the account. */
export function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion>({ isOpen: false });
  const change = (changes: Partial<Deletion>) => setDeletion((before) => ({ ...before, ...changes }));
  const readTeams = async () => {
    try {
      change(await leavingApi.listTeamsOfUser({}));
    } catch {
      notify('error', 'Your teams could not be read. Try again.');
    }
  };
  const remove = async () => {
    change({ isDeleting: true });
    try {
      await leavingApi.deleteUser({ confirmation: deleteWord });
      leaveForGood();
    } catch (error) {
      change({ isDeleting: false, isTooOld: isRefusal(error, 'signIn.tooOld') });
      if (!isRefusal(error, 'signIn.tooOld')) notify('error', failedText);
      if (isRefusal(error, 'user.onRoster')) await readTeams();
    }
  };
  const open = () => {
    setDeletion({ isOpen: true });
    void readTeams();
  };
  return { deletion, open, close: () => change({ isOpen: false }), remove: () => void remove() };
}

export type DeletionInHand = ReturnType<typeof useDeletion>;
