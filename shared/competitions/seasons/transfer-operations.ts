import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { Email } from '../../email.ts';
import { DependantId, SeasonId, UserId } from '../../ids.ts';
import { MailedPlace, Registration } from './registration.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
/** Only the mail to an address has it. */
const Token = z.strictObject({ token: z.string().min(40).max(600) });
const Answer = z.enum(['accept', 'decline'], 'Say yes or no.');

/** How a player transfers their place in a season to another person, who says yes or no. */
export const transferOperations = {
  offerPlace: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/registration/offer',
    summary: 'Offer your spot in a season, with its price, to a player, who is notified',
    access: 'profileComplete',
    limit: { calls: 20, per: 'day' },
    input: onSeason.extend({ toUserId: UserId }),
    output: Registration,
    errors: ['registration.notFound', 'registration.notNow', 'registration.cannotTake'],
  },
  offerPlaceByMail: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/registration/mail-offer',
    summary:
      'Offer your spot in a season to an email address for two weeks; the response never reveals whether it has an account',
    access: 'profileComplete',
    limit: { calls: 5, per: 'day' },
    input: onSeason.extend({ email: Email }),
    output: Registration,
    errors: ['registration.notFound', 'registration.notNow', 'registration.cannotTake'],
  },
  readMailedPlace: {
    method: 'GET',
    path: '/competitions/me/seasons/mailed-place/{token}',
    summary: 'Read a spot offered to you by mail',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: Token,
    output: MailedPlace,
    errors: ['registration.offerGone'],
  },
  answerMailedPlace: {
    method: 'POST',
    path: '/competitions/me/seasons/mailed-place/{token}',
    summary: 'Accept or decline a spot offered to your email address',
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: Token.extend({ answer: Answer }),
    output: z.object({ seasonId: SeasonId }),
    errors: [
      'registration.offerGone',
      'registration.otherAddress',
      'registration.already',
      'registration.notNow',
      'registration.cannotTake',
    ],
  },
  givePlaceToDependant: {
    method: 'POST',
    path: '/competitions/me/seasons/{seasonId}/registration/dependant',
    summary: 'Give your spot in a season to your child',
    access: 'profileComplete',
    input: onSeason.extend({ dependantId: DependantId }),
    output: Registration,
    errors: [
      'dependant.notFound',
      'access.denied',
      'registration.notFound',
      'registration.already',
      'registration.notNow',
      'registration.cannotTake',
    ],
  },
  takeBackPlace: {
    method: 'DELETE',
    path: '/competitions/me/seasons/{seasonId}/registration/offer',
    summary: 'Take back the offer of your spot',
    access: 'signedIn',
    input: onSeason,
    output: z.object({}),
    errors: ['registration.notFound', 'registration.notNow'],
  },
  answerPlace: {
    method: 'POST',
    path: '/competitions/me/seasons/{seasonId}/offered-place',
    summary: 'Accept or decline a spot a player offers you',
    access: 'profileComplete',
    input: onSeason.extend({ answer: Answer }),
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
