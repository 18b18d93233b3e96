import * as z from 'zod';
import { Adjustment, Amount, areAllIn, Currency } from '#shared/money.ts';
import { OfferedWays, PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { startOf } from '#shared/start-window.ts';
import { DivisionId, SeasonGroupId, SeasonId, TeamId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Line, Lines } from '../../text.ts';
import { TimeZone } from '../../time.ts';
import { RosterRules } from './roster-rules-schema.ts';
import { audiences, registrationModes, seasonFormats, seasonStatuses, weekdays } from './words.ts';

const Day = z.iso.date('Choose a day.');

/** When an audience may register; the first that is open for a person counts. */
const Window = z
  .strictObject({
    name: Line(2, 40, 'The name of the window'),
    opensAt: startOf(z.iso.datetime('Choose when it opens.')),
    closesAt: startOf(z.iso.datetime('Choose when it closes.')),
    audience: z.enum(audiences, 'Choose who it is for.'),
    /** Added to the price; below zero for early registrations. */
    priceAdjust: Adjustment.optional(),
  })
  .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    path: ['closesAt'],
    message: 'The closing time has to be after the opening time.',
  });
export type RegistrationWindow = z.infer<typeof Window>;

const Capacity = z.strictObject({
  /** How many squads register themselves; without it none are counted. */
  teams: z.int().min(2, 'At least 2.').max(200, 'At most 200.').optional(),
  /** How many people register without a squad. */
  players: z.int().min(1, 'At least 1.').max(10_000, 'At most 10,000.').optional(),
});

const divisionFacts = {
  name: Line(1, 40, 'The name of the division'),
  /** 1 is the highest. */
  level: z.int().min(1).max(20).optional(),
  capacity: Capacity.default({}),
  daysOfWeek: z.array(z.enum(weekdays)).max(7).default([]),
  /** One of `standingsTemplates`; its own ruleset comes with its game. */
  standingsTemplate: z.string().max(40).optional(),
  /** Instead of those of the season. */
  rosterRules: RosterRules.optional(),
};

/** A pool of a season; its order is its position. */
const Division = z.strictObject({ divisionId: DivisionId, ...divisionFacts });

const Prices = z.partialRecord(z.enum(registrationModes), Amount.optional());
const Official = z.strictObject({ role: Line(2, 30, 'The role'), perMatch: z.int().min(1).max(6) });

const facts = {
  label: Line(2, 60, 'The label'),
  description: Lines(5000, 'The description').default(''),
  startDate: startOf(Day),
  endDate: startOf(Day),
  timeZone: TimeZone,
  seasonGroupId: SeasonGroupId.optional(),
  gameTypeId: GameTypeId.optional(),
  format: z.enum(seasonFormats, 'Choose what it is.'),
  registrationModes: z
    .array(z.enum(registrationModes))
    .min(1, 'Choose at least one way to register.')
    .max(registrationModes.length)
    .refine((modes) => new Set(modes).size === modes.length, 'Each way once.'),
  registrationWindows: z.array(Window).max(6, 'At most six windows.').default([]),
  /** For how many days after the first window opens the places of returning squads are kept for them. */
  holdDays: z.int().min(0).max(30).default(0),
  /** All amounts of a season are in it. */
  currency: Currency,
  prices: Prices.default({}),
  /** How players and teams pay the organizer (decision D62). */
  payOutside: PayOutside.optional(),
  /** What comes back to players who paid by card and withdraw; cards are taken where it is said. */
  refundPolicy: z.enum(['flexible', 'moderate'], 'Choose a refund policy.').optional(),
  /** Where only cards pay: players without a team save a card when they register, and are charged once they are placed on one. */
  chargesWhenPlaced: z.boolean().optional(),
  deposit: Amount.optional(),
  teamFee: Amount.safeExtend({ splitMode: z.enum(['captain', 'equal', 'custom']) }).optional(),
  rosterRules: RosterRules.prefault({}),
  officials: z.array(Official).max(10).default([]),
  uniformRule: Lines(280, 'The rule').default(''),
  equipment: Lines(280, 'The equipment').default(''),
  rostersShown: z.enum(['everyone', 'members', 'organisers']).default('members'),
};

const NewDivision = z.strictObject({ divisionId: DivisionId.optional(), ...divisionFacts });

/** What is asked for when a season is made or changed. */
export const SeasonDetails = z.strictObject({
  ...facts,
  /** Without it, that of the prices; where there are none, that of the owner's payout account. */
  currency: Currency.optional(),
  divisions: z.array(NewDivision).min(1, 'At least one division.').max(12, 'At most twelve divisions.'),
});
export type SeasonDetails = z.infer<typeof SeasonDetails>;

const longestDays = 549;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What refines the two: the end is on or after the start, and at most 18 months later. */
export const lastsRight = ({ startDate, endDate }: Pick<SeasonDetails, 'startDate' | 'endDate'>): boolean =>
  endDate >= startDate && daysBetween(startDate, endDate) <= longestDays;
export const lastsWrong = { path: ['endDate'], message: 'On or after the first day, and at most 18 months later.' };

/** Prices of registration modes that a season does not offer do not count. */
export const isInOneCurrency = (season: SeasonDetails): boolean => {
  const currency = currencyOf(season);
  return currency === undefined || areAllIn(currency, amountsOf(season));
};

function amountsOf({ prices, deposit, teamFee, registrationModes, registrationWindows }: SeasonDetails) {
  const offered = registrationModes.map((mode) => prices[mode]);
  return [...offered, ...registrationWindows.map(({ priceAdjust }) => priceAdjust), deposit, teamFee];
}

/** The currency that a season says, or that its prices are in; undefined where it says neither. */
export const currencyOf = (season: SeasonDetails): Currency | undefined =>
  season.currency ?? amountsOf(season).find((money) => money !== undefined)?.currency;
export const otherCurrency = { path: ['currency'], message: 'Set all amounts of a season in this currency.' };

/** A season as its readers see it. */
export const Season = z.object({
  seasonId: SeasonId,
  teamId: TeamId,
  version: z.int(),
  status: z.enum(seasonStatuses),
  ...facts,
  payOutside: OfferedWays.optional(),
  divisions: z.array(Division),
  cancelReason: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Season = z.infer<typeof Season>;

/** What a list shows of a season. */
export const SeasonCard = Season.pick({
  seasonId: true,
  teamId: true,
  label: true,
  status: true,
  format: true,
  startDate: true,
  endDate: true,
  seasonGroupId: true,
}).extend({
  /** The least that a player or a team pays, with everything in it; absent where that is nothing. */
  price: z
    .object({
      amountMinor: z.int().min(1),
      currency: Currency,
      is: z.literal('from').optional(),
      each: z.enum(['player', 'team']),
    })
    .optional(),
});
export type SeasonCard = z.infer<typeof SeasonCard>;

const seasonGroupStatuses = ['draft', 'active', 'archived'] as const;

/** What is asked for when a group of seasons is made or changed. */
export const SeasonGroupDetails = z.strictObject({
  label: Line(2, 60, 'The label'),
  description: Lines(5000, 'The description').default(''),
  gameTypeId: GameTypeId.optional(),
  order: z.int().min(0).max(999).default(0),
  status: z.enum(seasonGroupStatuses).default('active'),
});

export const SeasonGroup = z.object({
  seasonGroupId: SeasonGroupId,
  teamId: TeamId,
  version: z.int(),
  ...SeasonGroupDetails.shape,
});
export type SeasonGroup = z.infer<typeof SeasonGroup>;
