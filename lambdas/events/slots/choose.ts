import type { SeatLine } from '#shared/events/rsvp/line/seats.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';
import { type Paid, paidHolders } from './paid-slots.ts';

/** The ids of people, by slot. */
export type Taken = Readonly<Record<string, readonly string[]>>;

/** All who signed up for the slots of an event. */
export interface SignUps {
  readonly taken: Taken;
  /** Of slots with a price. */
  readonly paid: Paid;
}

interface Choice {
  readonly userId: string;
  readonly slotId: string;
  readonly groups: readonly SlotGroup[];
  /** Only people who are in, or whose order holds a spot for them, have a slot. */
  readonly line: SeatLine;
  /** Hosts are who slots are paid to. */
  readonly isHost?: boolean;
}

type Refusal = 'slot.notFound' | 'slot.full' | 'slot.tooMany' | 'slot.notFree';
export type Chosen = { readonly signUps: SignUps } | { readonly refused: Refusal };

/** The people at each slot that is still there. */
export function holdersOf({ taken, paid }: SignUps, { groups, line }: Pick<Choice, 'groups' | 'line'>): Taken {
  const free = freelyTaken(taken, { groups, line });
  return Object.fromEntries(
    Object.entries(free).map(([slotId, people]) => [
      slotId,
      [...new Set([...people, ...paidHolders(paid[slotId], line)])],
    ]),
  );
}

function freelyTaken(taken: Taken, { groups, line }: Pick<Choice, 'groups' | 'line'>): Taken {
  const people = new Set(seating(line).in);
  const slots = groups.flatMap((group) => group.slots);
  return Object.fromEntries(
    slots.map(({ slotId }) => [slotId, (taken[slotId] ?? []).filter((person) => people.has(person))]),
  );
}

/** One more person at a free slot, while there is room and they may choose another of its group. */
export function take(before: SignUps, choice: Choice): Chosen {
  const { userId, slotId, groups } = choice;
  const group = groups.find(({ slots }) => slots.some((slot) => slot.slotId === slotId));
  const slot = group?.slots.find((one) => one.slotId === slotId);
  if (!group || !slot) return { refused: 'slot.notFound' };
  if (slot.price && !choice.isHost) return { refused: 'slot.notFree' };
  const held = holdersOf(before, choice);
  const people = held[slotId] ?? [];
  const taken = freelyTaken(before.taken, choice);
  if (people.includes(userId)) return { signUps: { ...before, taken } };
  if (people.length >= slot.quantity) return { refused: 'slot.full' };
  const mine = group.slots.filter((one) => held[one.slotId]?.includes(userId)).length;
  if (mine >= mostOf(group)) return { refused: 'slot.tooMany' };
  return { signUps: { ...before, taken: { ...taken, [slotId]: [...(taken[slotId] ?? []), userId] } } };
}

/** One person less at a slot that they took for free. */
export function release(before: SignUps, choice: Choice): Chosen {
  const taken = freelyTaken(before.taken, choice);
  const { userId, slotId } = choice;
  const people = taken[slotId];
  if (!people) return { refused: 'slot.notFound' };
  return { signUps: { ...before, taken: { ...taken, [slotId]: people.filter((person) => person !== userId) } } };
}
