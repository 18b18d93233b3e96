import * as z from 'zod';
import { Email } from '../../email.ts';
import type { ErrorCode } from '../../errors.ts';
import { EntryId, UserId } from '../../ids.ts';
import { Price } from '../../money.ts';
import { Line } from '../../text.ts';
import type { CardPayment } from '../payments/card-payments.ts';

const Entry = z.object({
  entryId: EntryId,
  /** Those who have an account: one, both of a pair, or who leads a team. */
  personIds: z.array(UserId).max(2),
  /** The name of a team, or of an entry that an organizer added by hand. */
  name: Line(2, 60, 'The name').optional(),
  /** Whether the name is on the public list. */
  isListed: z.boolean(),
  /** 1 for who is thought best. */
  seed: z.int().min(1).max(256).optional(),
  enteredAt: z.iso.datetime(),
  /** What it costs since it is in, where cards are taken: fees may change later. */
  price: Price.optional(),
  /** Until when it has to be paid; absent where it stands. */
  payBy: z.iso.datetime().optional(),
  cardPayments: z.custom<readonly CardPayment[]>().optional(),
});
export type Entry = z.infer<typeof Entry>;

/** A player who is invited to be a partner: by their account, or by an address. */
export const Invitee = z.union([z.strictObject({ userId: UserId }), z.strictObject({ email: Email })]);
export type Invitee = z.infer<typeof Invitee>;
const mostInvited = 10;

/** A player who needs a partner, and the players who offered. */
const Seeker = z.object({
  userId: UserId,
  note: z.string().max(140),
  isListed: z.boolean(),
  askedBy: z.array(UserId).max(20),
  /** Players they invited, by account or by an address. */
  invited: z.array(Invitee).max(mostInvited).optional(),
});
export type Seeker = z.infer<typeof Seeker>;

/**
 * All entries of a category, in order of entry: the first so many are in, the others wait. Nothing else
 * says who is in, so no entry can pass another and no place can be taken twice.
 */
export const EntryList = z.object({ capacity: z.int(), entries: z.array(Entry), seekers: z.array(Seeker) });
export type EntryList = z.infer<typeof EntryList>;

const mostSeeds = 256;
/** A list may hold so many who wait. */
const mostWaiting = 256;

export const inOf = ({ entries, capacity }: EntryList): readonly Entry[] => entries.slice(0, capacity);
const waitingOf = ({ entries, capacity }: EntryList): readonly Entry[] => entries.slice(capacity);
/** 0 of who is in, and otherwise the place in the line. */
export const positionOf = ({ entries, capacity }: EntryList, entryId: string): number =>
  Math.max(0, entries.findIndex((one) => one.entryId === entryId) + 1 - capacity);

export const entryOf = ({ entries }: EntryList, userId: string): Entry | undefined =>
  entries.find(({ personIds }) => personIds.includes(userId));

type Moved = { readonly list: EntryList; readonly promoted: readonly Entry[] } | { readonly refused: ErrorCode };
const refused = (code: ErrorCode): Moved => ({ refused: code });

/** Goes to the end; none is added twice, and a player who is in no longer needs a partner. */
export function enter(list: EntryList, entry: Entry): Moved {
  if (list.entries.some(({ entryId }) => entryId === entry.entryId)) return { list, promoted: [] };
  if (entry.personIds.some((userId) => entryOf(list, userId))) return refused('tournament.alreadyEntered');
  if (waitingOf(list).length >= mostWaiting) return refused('tournament.lineFull');
  return settled(list, { ...list, entries: [...list.entries, entry], seekers: without(list.seekers, entry.personIds) });
}

/**
 * All of them, in their order, or none. Seeds that come with them are counted behind those of the same number that are
 * there, so that no two have one.
 */
export function enterAll(list: EntryList, entries: readonly Entry[]): Moved {
  let after = list;
  for (const entry of entries) {
    const moved = enter(after, entry);
    if ('refused' in moved) return moved;
    after = moved.list;
  }
  if (!entries.some(({ seed }) => seed !== undefined)) return settled(list, after);
  const seeded = after.entries.filter(({ seed }) => seed !== undefined).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  return seedAll(
    after,
    seeded.slice(0, mostSeeds).map(({ entryId }) => entryId),
  );
}

/** Their place goes to the first in line. */
export function withdraw(list: EntryList, entryId: string): Moved {
  if (!list.entries.some((one) => one.entryId === entryId)) return refused('tournament.entryNotFound');
  return settled(list, { ...list, entries: list.entries.filter((one) => one.entryId !== entryId) });
}

/** Another room: never less than who is in. */
export function resize(list: EntryList, capacity: number): Moved {
  if (capacity < inOf(list).length) return refused('tournament.capacityBelowEntered');
  return settled(list, { ...list, capacity });
}

/** By hand: the first of the given ids is the first seed; entries not named have none. */
export function seedAll(list: EntryList, entryIds: readonly string[]): Moved {
  if (entryIds.some((id) => !list.entries.some(({ entryId }) => entryId === id)))
    return refused('tournament.entryNotFound');
  const entries = list.entries.map(({ seed: _, ...entry }) => {
    const at = entryIds.indexOf(entry.entryId);
    return at < 0 ? entry : { ...entry, seed: at + 1 };
  });
  return settled(list, { ...list, entries });
}

/** Adds, changes or removes a player who needs a partner. */
export function seek(list: EntryList, seeker: Omit<Seeker, 'askedBy' | 'invited'>, isOn: boolean): Moved {
  if (isOn && entryOf(list, seeker.userId)) return refused('tournament.alreadyEntered');
  const before = list.seekers.find(({ userId }) => userId === seeker.userId);
  const others = without(list.seekers, [seeker.userId]);
  if (isOn && others.length >= mostWaiting) return refused('tournament.lineFull');
  return settled(list, {
    ...list,
    seekers: isOn ? [...others, { ...before, ...seeker, askedBy: before?.askedBy ?? [] }] : others,
  });
}

/** Invites a player to be the partner of one who needs one; who is invited already is so once. */
export function inviteToPair(list: EntryList, seekerId: string, invitee: Invitee): Moved {
  const seeker = list.seekers.find((one) => one.userId === seekerId);
  if (!seeker) return refused('tournament.noSeeker');
  const { invited = [] } = seeker;
  if (invited.some((one) => isSameInvitee(one, invitee))) return { list, promoted: [] };
  if (invited.length >= mostInvited) return refused('tournament.lineFull');
  const seekers = list.seekers.map((one) => (one === seeker ? { ...one, invited: [...invited, invitee] } : one));
  return settled(list, { ...list, seekers });
}

const isSameInvitee = (one: Invitee, other: Invitee): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Asks a player who needs a partner. */
export function askToPair(list: EntryList, userId: string, seekerId: string): Moved {
  const seeker = list.seekers.find((one) => one.userId === seekerId);
  if (!seeker || seekerId === userId) return refused('tournament.noSeeker');
  if (entryOf(list, userId)) return refused('tournament.alreadyEntered');
  if (seeker.askedBy.includes(userId)) return { list, promoted: [] };
  if (seeker.askedBy.length >= 20) return refused('tournament.lineFull');
  return settled(list, withAsked(list, seekerId, [...seeker.askedBy, userId]));
}

/** The seeker's word: both are entered together, or the request is gone. */
export function answerPair(list: EntryList, seekerId: string, userId: string, entry: Entry | undefined): Moved {
  const seeker = list.seekers.find((one) => one.userId === seekerId);
  if (!seeker?.askedBy.includes(userId)) return refused('tournament.noSeeker');
  if (!entry) {
    const left = seeker.askedBy.filter((one) => one !== userId);
    return settled(list, withAsked(list, seekerId, left));
  }
  return enter(list, entry);
}

/**
 * By the organizer: a player without a partner and another one, or who asked them, are entered together. A player who is
 * entered already is in no second pair.
 */
export function pairUp(list: EntryList, entry: Entry): Moved {
  const [first = '', second = ''] = entry.personIds;
  const seekers = list.seekers.filter(({ userId }) => userId === first || userId === second);
  const isKnown =
    seekers.length === 2 || seekers.some(({ askedBy }) => askedBy.some((id) => id === first || id === second));
  return first !== second && isKnown ? enter(list, entry) : refused('tournament.noSeeker');
}

/** By the link of a player who needs a partner: who opens it and the player are entered together, once. */
export function joinSeeker(list: EntryList, seekerId: string, entry: Entry): Moved {
  const isSeeking = list.seekers.some(({ userId }) => userId === seekerId);
  return isSeeking ? enter(list, entry) : refused('tournament.noSeeker');
}

const withAsked = (list: EntryList, seekerId: string, askedBy: string[]): EntryList => ({
  ...list,
  seekers: list.seekers.map((one) => (one.userId === seekerId ? { ...one, askedBy } : one)),
});

/** A player who is entered neither needs nor asks for a partner. */
const without = (seekers: readonly Seeker[], userIds: readonly string[]): Seeker[] =>
  seekers
    .filter(({ userId }) => !userIds.includes(userId))
    .map((one) => ({ ...one, askedBy: one.askedBy.filter((userId) => !userIds.includes(userId)) }));

const settled = (before: EntryList, list: EntryList): Moved => ({ list, promoted: letIn(before, list) });

/** Who waited before and is in now. */
export function letIn(before: EntryList, list: EntryList): readonly Entry[] {
  const waited = new Set(waitingOf(before).map(({ entryId }) => entryId));
  return inOf(list).filter(({ entryId }) => waited.has(entryId));
}
