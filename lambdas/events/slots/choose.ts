import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';

/** The ids of people, by slot. */
export type Taken = Readonly<Record<string, readonly string[]>>;

interface Choice {
  readonly userId: string;
  readonly slotId: string;
  readonly groups: readonly SlotGroup[];
  /** All who are in: others hold no slot any more. */
  readonly isIn: (userId: string) => boolean;
}

type Chosen = { readonly taken: Taken } | { readonly refused: 'slot.notFound' | 'slot.full' | 'slot.tooMany' };

/** What is taken by people who are still in, of slots that are still there. */
export function current(taken: Taken, { groups, isIn }: Pick<Choice, 'groups' | 'isIn'>): Taken {
  const slots = groups.flatMap((group) => group.slots);
  return Object.fromEntries(slots.map(({ slotId }) => [slotId, (taken[slotId] ?? []).filter(isIn)]));
}

/** One more person at a slot, while there is room and they may choose another of its group. */
export function take(before: Taken, choice: Choice): Chosen {
  const { userId, slotId, groups } = choice;
  const group = groups.find(({ slots }) => slots.some((slot) => slot.slotId === slotId));
  const quantity = group?.slots.find((slot) => slot.slotId === slotId)?.quantity ?? 0;
  if (!group) return { refused: 'slot.notFound' };
  const taken = current(before, choice);
  const people = taken[slotId] ?? [];
  if (people.includes(userId)) return { taken };
  if (people.length >= quantity) return { refused: 'slot.full' };
  const mine = group.slots.filter((slot) => taken[slot.slotId]?.includes(userId)).length;
  if (mine >= mostOf(group)) return { refused: 'slot.tooMany' };
  return { taken: { ...taken, [slotId]: [...people, userId] } };
}

/** One person less at a slot. */
export function release(before: Taken, choice: Choice): Chosen {
  const taken = current(before, choice);
  const people = taken[choice.slotId];
  if (!people) return { refused: 'slot.notFound' };
  return { taken: { ...taken, [choice.slotId]: people.filter((person) => person !== choice.userId) } };
}
