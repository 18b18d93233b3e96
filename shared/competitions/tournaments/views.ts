import * as z from 'zod';
import { CategoryId, EntryId, TeamId, UserId } from '../../ids.ts';
import { PayOutside } from '../../payments/outside/pay-outside.ts';
import { TeamPlanId } from '../../payments/plans/schemas.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { ScoringTemplate } from '../games/scoring/scoring.ts';
import { unplacedReasons } from '../placing/placing.ts';
import { Ruleset } from '../standings/ruleset.ts';
import { CategoryDraw, Desk, DeskStage } from './desk.ts';
import { LateEntry } from './late-entry.ts';
import { Tournament } from './schemas.ts';
import { tournamentStatuses } from './words.ts';

/** An entry on the list: an entrant who did not want to be named is a number. */
const ShownEntry = z.object({
  entryId: EntryId,
  name: z.string(),
  seed: z.int().optional(),
  /** Set where they wait: 1 is next. */
  position: z.int().optional(),
});

const CategoryEntries = z.object({
  categoryId: CategoryId,
  capacity: z.int(),
  left: z.int(),
  waiting: z.int(),
  entries: z.array(ShownEntry),
});
export type CategoryEntries = z.infer<typeof CategoryEntries>;

/** A match with who is in it and what came of it, whatever kind of game it is of. */
export const ShownMatch = z.object({
  key: z.string(),
  categoryId: CategoryId,
  stage: DeskStage,
  matchId: z.string(),
  /** `SF 1`, `Pool A, round 2`. */
  label: z.string(),
  sides: z.array(z.object({ entryId: z.string().optional(), name: z.string() })),
  court: z.string().optional(),
  startsAt: z.iso.datetime().optional(),
  calledAt: z.iso.datetime().optional(),
  /** For organizers: what keeps it from a court and a time. Without it there is room. */
  unplacedFor: z.enum(unplacedReasons).optional(),
  /** `never`: it is not played, such as a second final that is not needed. */
  state: z.enum(['waiting', 'ready', 'over', 'never']),
  /** `21:15, 21:18`. */
  score: z.string().optional(),
  /** Which side won. */
  winner: z.int().optional(),
});
export type ShownMatch = z.infer<typeof ShownMatch>;

/** What changes while it is played. */
export const TournamentBoard = z.object({
  status: z.enum(tournamentStatuses),
  draws: z.array(CategoryDraw),
  matches: z.array(ShownMatch),
  held: Desk.shape.held,
  news: Desk.shape.news,
});
export type TournamentBoard = z.infer<typeof TournamentBoard>;

export const TournamentView = z.object({
  tournament: Tournament,
  team: z.object({ teamId: TeamId, name: z.string() }),
  entries: z.array(CategoryEntries),
  /** Cards can pay now; the plan of the community sets the service fee. */
  cards: z.object({ plan: TeamPlanId }).optional(),
});
export type TournamentView = z.infer<typeof TournamentView>;

/** A player who needs a partner. */
const ShownSeeker = z.object({
  categoryId: CategoryId,
  userId: UserId,
  name: z.string(),
  note: z.string(),
  isAsked: z.boolean(),
});

/** The same with what the reader may do and how they stand. */
export const MyTournamentView = TournamentView.extend({
  /** How the organizer is paid, with the accounts: for those who change it. */
  payOutside: PayOutside.optional(),
  may: z.array(z.string()),
  mine: z.array(
    z.object({
      categoryId: CategoryId,
      entryId: EntryId,
      position: z.int(),
      /** Until when it has to be paid; absent where it stands. */
      payBy: z.iso.datetime().optional(),
    }),
  ),
  /** A child that the reader pays for is in it. */
  hasChildIn: z.boolean().optional(),
  mayWithdraw: z.boolean(),
  /** Categories that the reader can enter now. */
  openTo: z.array(CategoryId),
  seekers: z.array(ShownSeeker),
  /** Where the reader needs a partner: who asked to be that. */
  seeking: z.array(
    z.object({ categoryId: CategoryId, askedBy: z.array(z.object({ userId: UserId, name: z.string() })) }),
  ),
  /** For organizers: players who have no partner yet, also once entries are closed, with those who asked them. */
  unpaired: z.array(
    ShownSeeker.omit({ isAsked: true }).extend({ askedBy: z.array(z.object({ userId: UserId, name: z.string() })) }),
  ),
  /** For organizers. */
  moves: z.array(z.enum(tournamentStatuses)),
  /** For organizers, while the schedule is made: matches that are drawn and have no court and time yet. */
  unplaced: z.array(ShownMatch),
});
export type MyTournamentView = z.infer<typeof MyTournamentView>;

/** An entry as the desk sees it. */
const DeskEntry = z.object({
  entryId: EntryId,
  categoryId: CategoryId,
  name: z.string(),
  /** Of their first match that is to be played. */
  startsAt: z.iso.datetime().optional(),
  checkedInAt: z.iso.datetime().optional(),
});

export const DeskView = TournamentBoard.extend({
  tournament: Tournament,
  version: z.int(),
  shifts: z.int(),
  courts: z.array(z.string()),
  entries: z.array(DeskEntry),
  /** What a late entry leads to, by category; empty while entries come in anyway. */
  late: z.array(LateEntry),
  /** Entries that no draw has: of those that wait, with their place in line. */
  outside: z.array(
    z.object({ entryId: EntryId, categoryId: CategoryId, name: z.string(), position: z.int().optional() }),
  ),
  may: z.array(z.string()),
});
export type DeskView = z.infer<typeof DeskView>;

/** What the sheet of a match shows its scorer. */
export const ScoreSheet = z.object({
  tournament: z.string(),
  slug: z.string(),
  category: z.string(),
  gameTypeId: GameTypeId,
  scoring: ScoringTemplate,
  ruleset: Ruleset,
  bestOf: z.int(),
  match: ShownMatch,
});
export type ScoreSheet = z.infer<typeof ScoreSheet>;
