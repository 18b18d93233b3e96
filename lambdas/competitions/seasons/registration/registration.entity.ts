import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import type { RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import type { SquadDetails } from '#shared/competitions/seasons/squad.ts';
import { registrationModes, registrationStatuses } from '#shared/competitions/seasons/words.ts';
import type { Money } from '#shared/money.ts';

/** That a player registered for a season. */
export const registrationEntity = entityOf({
  model: { service: 'rovers', entity: 'registration', version: '1' },
  attributes: {
    userId: { type: 'string', required: true },
    seasonId: { type: 'string', required: true },
    status: { type: registrationStatuses, required: true },
    version: { type: 'number', required: true },
    teamId: { type: 'string', required: true },
    divisionId: { type: 'string', required: true },
    mode: { type: registrationModes, required: true },
    /** The squads they are on the roster of; several where the rules allow it. */
    squadIds: { type: 'list', items: { type: 'string' }, required: true },
    /** The squad whose captain is asked. */
    askedSquadId: { type: 'string' },
    /** The squad that is entered when a place for it is free, as `SquadDetails` of shared. */
    squad: { type: CustomAttributeType<SquadDetails | undefined>('any') },
    groupCode: { type: 'string' },
    /** What they said for it, as `RegistrationAnswers` of shared. */
    answers: { type: CustomAttributeType<RegistrationAnswers>('any'), required: true },
    /** The recipient of the offer, an account or an address; goes with every move. */
    offeredTo: { type: 'string' },
    /** Until when an address can take it. */
    offeredUntil: { type: 'string' },
    /** As `CarriedFrom` of shared. */
    carriedFrom: {
      type: CustomAttributeType<{ readonly seasonId: string; readonly userId: string } | undefined>('any'),
    },
    /** Until when a card has to pay for it, while it is held for that. */
    payBy: { type: 'string' },
    /** What it cost when it was made. */
    price: { type: CustomAttributeType<Money | undefined>('any') },
    /** What was paid for it by card, or is to be. */
    cardPayments: { type: CustomAttributeType<readonly CardPayment[] | undefined>('any') },
    /** What was paid, or was to be, for places that were theirs in this season before: it is not paid for this one. */
    earlierPayments: { type: CustomAttributeType<readonly CardPayment[] | undefined>('any') },
    registeredAt: { type: 'string', required: true },
  },
  indexes: {
    /** What one person registered for. */
    byPerson: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: ['seasonId'] } },
    /** Who registered for one season, the earliest first. */
    bySeason: {
      index: 'gsi1',
      pk: { field: 'gsi1pk', composite: ['seasonId'] },
      sk: { field: 'gsi1sk', composite: ['registeredAt', 'userId'] },
    },
  },
});
