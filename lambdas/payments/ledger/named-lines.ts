import type { Recorded } from '../ports/ledger/ledger-writes.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';

type Naming = Pick<StoredOrder, 'orderId' | 'title' | 'subjectId' | 'teamId' | 'userId'>;

/** Movements for an order, with what it was for and, where the payer is touched, whose it was. */
export const namedLines = (lines: readonly Recorded[], order: Naming | undefined): Recorded[] =>
  lines.map((line) => (order && line.orderId === order.orderId ? { ...line, ...namesOf(line, order) } : line));

const namesOf = ({ kind }: Recorded, { title, subjectId, teamId, userId }: Naming) => ({
  title,
  subjectId,
  ...(teamId && { teamId }),
  ...((kind === 'charge' || kind === 'refund') && { userId }),
});
