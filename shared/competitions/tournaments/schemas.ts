import * as z from 'zod';
import { City } from '#shared/city.ts';
import { Eligibility } from '#shared/events/rsvp/eligibility.ts';
import { Price } from '#shared/money.ts';
import { OfferedWays, PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { startOf } from '#shared/start-window.ts';
import { CategoryId, TeamId, TournamentId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Line, Lines } from '../../text.ts';
import { ClockTime, LocalDateTime, TimeZone } from '../../time.ts';
import { Picture } from '../../uploads/picture.ts';
import { categoryFormats, entryKinds, tournamentStatuses } from './words.ts';

const Day = z.iso.date('Choose a day.');
const Link = z.url({ protocol: /^https$/, error: 'Give an address that begins with https://.' }).max(500);

/** More no bracket holds, and no round robin can be played. */
export const mostOf = { bracket: 128, roundRobin: 32, pool: 16, all: 256, matches: 1500 } as const;

const categoryFacts = {
  name: Line(1, 60, 'The name of the category'),
  format: z.enum(categoryFormats, 'Choose how it is played.'),
  entryKind: z.enum(entryKinds, 'Choose who enters.'),
  /** Level, age and gender; who does not fulfil them is refused by name of the rule. */
  eligibility: Eligibility.optional(),
  maxEntries: z.int('A whole number.').min(2, 'At least 2.').max(mostOf.all, 'At most 256.'),
  /** For one entry, paid to the organizer. */
  fee: Price.optional(),
  /** Between which times its matches begin; any time of the tournament where it is not said. */
  startWindow: z
    .strictObject({ from: startOf(LocalDateTime), until: startOf(LocalDateTime) })
    .refine(({ from, until }) => from < until, { path: ['until'], message: 'The end must be after the start.' })
    .optional(),
  gamesGuaranteed: z.int('A whole number.').min(0).max(12, 'At most 12.').default(0),
  pools: z.int('A whole number.').min(1, 'At least 1.').max(32, 'At most 32.').default(2),
  /** How many of each pool lead on to the bracket. */
  advance: z.int('A whole number.').min(1, 'At least 1.').max(8, 'At most 8.').default(2),
  status: z.enum(['open', 'closed']).default('open'),
};

/** A competition of a tournament. */
export const Category = z.strictObject({ categoryId: CategoryId, ...categoryFacts });
export type Category = z.infer<typeof Category>;

const facts = {
  name: Line(2, 80, 'The name'),
  gameTypeId: GameTypeId,
  description: Lines(5000, 'The description').default(''),
  startDate: startOf(Day),
  endDate: startOf(Day),
  timeZone: TimeZone,
  places: z
    .array(
      z.strictObject({
        name: Line(2, 60, 'The name of the place'),
        address: Line(0, 200, 'The address').default(''),
        courts: z
          .array(Line(1, 30, 'The name of the court'))
          .min(1, 'At least one court.')
          .max(32),
      }),
    )
    .min(1, 'Choose where it’s played.')
    .max(8, 'At most eight places.'),
  /** Matches are within these hours of each day. */
  dayFrom: ClockTime.default('09:00'),
  dayUntil: ClockTime.default('21:00'),
  matchMinutes: z.int('A whole number.').min(5, 'At least 5.').max(300, 'At most 300.').default(30),
  changeoverMinutes: z.int('A whole number.').min(0).max(60, 'At most 60.').default(5),
  /** Between two matches of one person. */
  restMinutes: z.int('A whole number.').min(0).max(240, 'At most 240.').default(20),
  registrationOpens: startOf(LocalDateTime).optional(),
  registrationCloses: startOf(LocalDateTime).optional(),
  withdrawalDeadline: startOf(LocalDateTime).optional(),
  rules: Lines(10_000, 'The rules').default(''),
  awards: Lines(1000, 'The awards').default(''),
  sponsors: z
    .array(z.strictObject({ name: Line(2, 60, 'The sponsor'), url: Link.optional() }))
    .max(20)
    .default([]),
  contacts: z
    .array(z.strictObject({ name: Line(2, 60, 'The name'), reach: Line(3, 120, 'How to reach them') }))
    .max(6)
    .default([]),
  /** Hotels and the like. */
  links: z
    .array(z.strictObject({ label: Line(1, 60, 'The name of the link'), url: Link }))
    .max(10)
    .default([]),
  /** How entries pay the organizer (decision D62). */
  payOutside: PayOutside.optional(),
  /** Fees can be paid by card; until the withdrawal deadline all of it comes back. */
  takesCards: z.boolean().optional(),
  /** At the head of its page. */
  cover: Picture.optional(),
  photos: z.array(Picture).max(12, 'At most twelve photos.').optional(),
};

const NewCategory = z.strictObject({ categoryId: CategoryId.optional(), ...categoryFacts });

/** What is asked for when a tournament is made or changed; the city comes by its id and is looked up. */
export const TournamentDetails = z.strictObject({
  ...facts,
  cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
  categories: z.array(NewCategory).min(1, 'At least one category.').max(20, 'At most twenty categories.'),
});
export type TournamentDetails = z.infer<typeof TournamentDetails>;

/** A tournament as its readers see it. */
export const Tournament = z.object({
  tournamentId: TournamentId,
  slug: z.string(),
  teamId: TeamId,
  version: z.int(),
  status: z.enum(tournamentStatuses),
  ...facts,
  payOutside: OfferedWays.optional(),
  city: City,
  categories: z.array(Category),
  cancelReason: z.string().optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Tournament = z.infer<typeof Tournament>;

/** What lists show of a tournament. */
export const TournamentCard = Tournament.pick({
  tournamentId: true,
  slug: true,
  teamId: true,
  status: true,
  name: true,
  gameTypeId: true,
  startDate: true,
  endDate: true,
  city: true,
}).extend({
  categories: z.array(z.object({ name: z.string(), fee: Price.optional(), words: z.string() })),
  distanceMiles: z.number().optional(),
});
export type TournamentCard = z.infer<typeof TournamentCard>;
