const prefix = 'slot.';

/** The checkbox of a slot in a form without scripts, where each field has one value. */
export const slotFieldOf = (slotId: string): string => `${prefix}${slotId}`;

/** The ids of the slots that were checked in such a form, as they were sent. */
export const slotsIn = (form: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(form).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
