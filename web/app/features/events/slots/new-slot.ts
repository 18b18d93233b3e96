import type { Money } from '#shared/money.ts';

/** One line of the form for what can be signed up for. */
export interface SlotRow {
  readonly slotId: string;
  readonly label: string;
  readonly quantity: number;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly courtId?: string | undefined;
  readonly role?: string | undefined;
  readonly price?: Money | undefined;
}

/** A slot of its own: a player who took it has it, however it is called later. */
export const newSlot = (): SlotRow => ({
  slotId: crypto.randomUUID().replaceAll('-', '').slice(0, 10),
  label: '',
  quantity: 1,
});
