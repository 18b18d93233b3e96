import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { SeasonId, UserId } from '../../ids.ts';
import { Registration } from './registration.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });

/** How somebody hands their place in a season to another person, who says yes or no. */
export const transferOperations = {
  offerPlace: {
    method: 'PUT',
    path: '/me/seasons/{seasonId}/registration/offer',
    summary: 'Offer your place in a season to somebody, who is told; what it costs goes with it',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: onSeason.extend({ toUserId: UserId }),
    output: Registration,
    errors: ['registration.notFound', 'registration.notNow', 'registration.cannotTake'],
  },
  takeBackPlace: {
    method: 'DELETE',
    path: '/me/seasons/{seasonId}/registration/offer',
    summary: 'Keep a place in a season that you offered',
    access: 'signedIn',
    input: onSeason,
    output: z.object({}),
    errors: ['registration.notFound', 'registration.notNow'],
  },
  answerPlace: {
    method: 'POST',
    path: '/me/seasons/{seasonId}/offered-place',
    summary: 'Take the place in a season that somebody offers you, or leave it to them',
    access: 'profileComplete',
    input: onSeason.extend({ answer: z.enum(['accept', 'decline'], 'Say yes or no.') }),
    output: z.object({}),
    errors: [
      'season.notFound',
      'registration.offerGone',
      'registration.already',
      'registration.notNow',
      'registration.cannotTake',
    ],
  },
} as const satisfies Record<string, Operation>;
