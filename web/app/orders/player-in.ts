import { isDependantId } from '#shared/ids.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';

/** The child that money goes back for, or the payer, who reads it. */
export const playerIn = ({ lines }: Pick<Order, 'lines'>, personId: string | undefined): string =>
  (personId && isDependantId(personId) && lines.find((line) => line.personId === personId)?.name) || 'You';
