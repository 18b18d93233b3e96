import * as z from 'zod';
import { Price } from '#shared/money.ts';
import { Line } from '#shared/text.ts';

/** Chosen by the host, and kept when a slot is changed: who took it keeps it. */
export const SlotId = z.string().regex(/^[a-z0-9]{4,12}$/, 'Four to twelve lowercase letters and digits.');

const Quantity = z.int('Give a whole number.').min(1, 'At least one.').max(1000, 'At most 1,000.');
const Time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 18:30.')
  .optional();

/** One thing that so many people can sign up for; times are on the clock where it happens. */
const Slot = z.strictObject({
  slotId: SlotId,
  label: Line(2, 60, 'The name'),
  quantity: Quantity,
  start: Time,
  end: Time,
  /** Which of the courts of the event's place it is on. */
  courtId: z.string().max(26).optional(),
  /** The task or role of the player who takes it. */
  role: Line(2, 40, 'The role').optional(),
  /** Paid by card: with the player's spot, or later by itself; absent where it is free. */
  price: Price.optional(),
});

/** One of a group's slots, as many of them as one likes, or up to so many. */
const Selection = z.string().regex(/^(one|many|up_to:([1-9]|[1-4]\d|50))$/, 'Choose one, many or up to a number.');

/** Slots that belong together (domain 4.4). */
const SlotGroup = z.strictObject({
  label: Line(2, 60, 'The name'),
  selection: Selection,
  slots: z.array(Slot).min(1, 'At least one slot.').max(50, 'At most 50 slots.'),
});

/** The slots with a price that a player signs up for as they join. */
export const ChosenSlots = z
  .array(SlotId)
  .max(50, 'At most 50 slots.')
  .refine((all) => new Set(all).size === all.length, 'Each once.');

/** Something to bring, and how many of it are wanted. */
const BringItem = z.strictObject({ slotId: SlotId, label: Line(2, 60, 'The name'), quantity: Quantity });

/** What people who are in can sign up for. */
export const slotFields = {
  eventSlotGroup: z.array(SlotGroup).max(10, 'At most ten groups.').optional(),
  bringList: z.array(BringItem).max(20, 'At most 20 things.').optional(),
};
export type SlotGroup = z.infer<typeof SlotGroup>;

interface WithSlots {
  readonly eventSlotGroup?: readonly SlotGroup[] | undefined;
  readonly bringList?: readonly z.infer<typeof BringItem>[] | undefined;
}

/** Everything that can be signed up for. Players may bring as much as they like. */
export const slotGroupsOf = ({ eventSlotGroup = [], bringList = [] }: WithSlots): readonly SlotGroup[] => [
  ...eventSlotGroup,
  ...(bringList.length > 0 ? [{ label: 'Who brings what', selection: 'many', slots: [...bringList] }] : []),
];

/** The courts that slots are on, each with the field that names it. */
export const slotCourts = ({ eventSlotGroup = [] }: WithSlots) =>
  eventSlotGroup.flatMap(({ slots }, group) =>
    slots.flatMap(({ courtId }, slot) =>
      courtId === undefined ? [] : [{ courtId, field: `eventSlotGroup.${group}.slots.${slot}.courtId` }],
    ),
  );

/** The slots of an event that have a price. */
export const pricedSlotsOf = ({ eventSlotGroup = [] }: WithSlots) =>
  eventSlotGroup.flatMap(({ slots }) => slots.flatMap(({ price, ...slot }) => (price ? [{ ...slot, price }] : [])));

/** How many of a group's slots one person may take. */
export function mostOf({ selection, slots }: SlotGroup): number {
  if (selection === 'one') return 1;
  return selection === 'many' ? slots.length : Number(selection.slice('up_to:'.length));
}

/** What is wrong with slots that are each right: the same id twice, or more of them than one event keeps. */
export function slotFault(event: WithSlots): string | undefined {
  const slots = slotGroupsOf(event).flatMap((group) => group.slots);
  if (new Set(slots.map(({ slotId }) => slotId)).size < slots.length) return 'Each slot needs its own id.';
  const all = slots.reduce((sum, { quantity }) => sum + quantity, 0);
  return all > 5000 ? 'At most 5,000 in all.' : undefined;
}
