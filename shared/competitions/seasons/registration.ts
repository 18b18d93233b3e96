import * as z from 'zod';
import { DependantId, DivisionId, PersonId, SeasonId, SquadId, TeamId, UserId } from '../../ids.ts';
import { Lines } from '../../text.ts';
import { playerGenders, registrationModes, registrationStatuses, weekdays } from './words.ts';

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const Others = (most: number) =>
  z.array(UserId).max(most, `At most ${most} people.`).refine(distinct, 'Each person once.');

/** What a player says at registration: for organizers alone. */
export const RegistrationAnswers = z
  .strictObject({
    /** 1 has just begun, 5 plays in the highest leagues. */
    level: z.int().min(1).max(5).default(3),
    gender: z.enum(playerGenders).optional(),
    with: Others(3).default([]),
    notWith: Others(2).default([]),
    coach: Lines(60, 'The coach').default(''),
    /** Days on which the person can play; empty for any. */
    days: z.array(z.enum(weekdays)).max(7).default([]),
    jerseySize: z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']).optional(),
    uniformNumberPrefs: z.array(z.int().min(0).max(99)).max(3).default([]),
    note: Lines(500, 'The note').default(''),
  })
  .refine((said) => said.with.every((one) => !said.notWith.includes(one)), {
    path: ['notWith'],
    message: 'A player can’t be on both lists.',
  });
export type RegistrationAnswers = z.infer<typeof RegistrationAnswers>;

/** Where a registration comes from that was made somewhere else or by another person. */
const CarriedFrom = z.object({ seasonId: SeasonId, userId: PersonId });

/** A registration as the person and the organisers see it. */
export const Registration = z.object({
  seasonId: SeasonId,
  /** The player: the account itself, or a dependant that a guardian registered. */
  userId: PersonId,
  displayName: z.string(),
  version: z.int(),
  mode: z.enum(registrationModes),
  divisionId: DivisionId,
  status: z.enum(registrationStatuses),
  squadIds: z.array(SquadId),
  askedSquadId: SquadId.optional(),
  groupCode: z.string().optional(),
  /** Of those who wait: 1 is next. */
  position: z.int().optional(),
  answers: RegistrationAnswers,
  /** The recipient of the offer: an account, or an address. */
  offeredTo: z.string().optional(),
  /** How long an address has to take it. */
  offeredUntil: z.iso.datetime().optional(),
  /** Whose place it was, or in which season they were before; what was paid for that counts for this. */
  carriedFrom: CarriedFrom.optional(),
  /** Until when it has to be paid by card, while it is `pending_payment`. */
  payBy: z.iso.datetime().optional(),
  /** A card is charged for it once the player is on a team, or was refused then. */
  hasCardOnFile: z.boolean().optional(),
  registeredAt: z.iso.datetime(),
});
export type Registration = z.infer<typeof Registration>;

/** A dependant of the reader, and how they stand in a season. */
export const FamilyPlayer = z.object({
  dependantId: DependantId,
  firstName: z.string(),
  /** The reader may register and withdraw them. */
  mayAnswer: z.boolean(),
  registration: Registration.optional(),
});
export type FamilyPlayer = z.infer<typeof FamilyPlayer>;

/** What a player's card shows of a registration (R-HOME-21). */
export const RegistrationCard = z.object({
  seasonId: SeasonId,
  teamId: TeamId,
  teamName: z.string(),
  teamPhotoId: z.string().optional(),
  seasonLabel: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  status: z.enum(registrationStatuses),
});
export type RegistrationCard = z.infer<typeof RegistrationCard>;

/** People in one group at most; a code leads in. */
export const mostInGroup = 6;

/** How many days an address has to take a place. */
export const mailedPlaceDays = 14;

/** Registrations that stand: none of these can be made a second time. */
export const isStanding = (status: Registration['status']): boolean => !over.has(status);
const over: ReadonlySet<Registration['status']> = new Set(['withdrawn', 'rejected', 'transferred']);

/** Places that can be handed on: players in line, awaiting a captain, or with a payment to make have none yet. */
export const isTransferable = (status: Registration['status']): boolean =>
  status === 'registered' || status === 'placed' || status === 'active';

/** A place that the reader is offered. */
export const OfferedPlace = z.object({
  displayName: z.string(),
  divisionId: DivisionId,
  mode: z.enum(registrationModes),
  squadNames: z.array(z.string()),
});
export type OfferedPlace = z.infer<typeof OfferedPlace>;

/** The same, as the reader of the mail sees it before they say yes or no. */
export const MailedPlace = OfferedPlace.omit({ divisionId: true, mode: true }).extend({
  seasonId: SeasonId,
  seasonLabel: z.string(),
  teamName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  divisionName: z.string(),
  offeredUntil: z.iso.datetime(),
});
export type MailedPlace = z.infer<typeof MailedPlace>;
