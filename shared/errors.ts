import { accountErrors } from './accounts/errors.ts';
import { gameErrors } from './competitions/games/errors.ts';
import { playoffErrors } from './competitions/playoffs/errors.ts';
import { scheduleErrors } from './competitions/schedules/errors.ts';
import { seasonErrors } from './competitions/seasons/errors.ts';
import { tournamentErrors } from './competitions/tournaments/errors.ts';
import { commonErrors } from './contract/common-errors.ts';
import { discoveryErrors } from './discovery/errors.ts';
import { eventErrors } from './events/errors.ts';
import { messageErrors } from './messages/errors.ts';
import { notificationErrors } from './notifications/errors.ts';
import { paymentErrors } from './payments/errors.ts';
import { planErrors } from './payments/plans/errors.ts';
import { peopleErrors } from './people/errors.ts';
import { familyErrors } from './people/family/errors.ts';
import { placeErrors } from './places/errors.ts';
import { teamErrors } from './teams/errors.ts';
import { organizationErrors } from './teams/organizations/errors.ts';
import { uploadErrors } from './uploads/errors.ts';

/**
 * Every error the API can return. The key is the stable code; the title is what a person reads. Made by a call that is
 * marked as pure, because an object that others are spread into never counts as unused: jobs that only know codes carry none.
 */
export const errors = /* @__PURE__ */ together();

function together() {
  return {
    ...commonErrors,
    ...uploadErrors,
    ...accountErrors,
    ...notificationErrors,
    ...peopleErrors,
    ...familyErrors,
    ...placeErrors,
    ...teamErrors,
    ...organizationErrors,
    ...paymentErrors,
    ...planErrors,
    ...eventErrors,
    ...seasonErrors,
    ...gameErrors,
    ...scheduleErrors,
    ...playoffErrors,
    ...tournamentErrors,
    ...discoveryErrors,
    ...messageErrors,
  } as const satisfies Record<`${string}.${string}`, { status: number; title: string }>;
}

export type ErrorCode = keyof typeof errors;
