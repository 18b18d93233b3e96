import { clock } from '#lambdas/kernel/clock.ts';
import { product } from '../../product/product.ts';
import { type Binding, type Cell, oncePerCell } from '../cell.ts';
import { type ChildIs, type details, type EventWorld, eventWorld, type SelfIs } from './event-world.ts';

type Differences = Parameters<typeof details>[0];
interface Case {
  readonly operations: readonly string[];
  readonly self?: SelfIs;
  readonly child?: ChildIs;
  readonly event?: Differences;
  /** Brings the event into the state that the row speaks of. */
  readonly prepare?: (world: EventWorld) => Promise<unknown>;
  readonly call: (world: EventWorld, eventId: string) => Promise<unknown>;
  readonly reduced?: (answer: unknown) => void;
}

const nowhere = 'evt_00000000000000000000000000';

/** Turns a case into what the runner asks, about the event itself and about one that does not exist. */
export function bind({ operations, self = 'creator', child, event, prepare, call, reduced }: Case): Binding {
  const worldOf = oncePerCell(async (cell: Cell) => {
    const world = await eventWorld(cell, self, event, child);
    await prepare?.(world);
    return { world, ahead: clock.ahead() };
  });
  const ask = (target: (world: EventWorld) => string) => async (cell: Cell) => {
    try {
      const { world, ahead } = await worldOf(cell);
      clock.moveTo(ahead);
      return await call(world, target(world));
    } finally {
      product.clock.reset();
    }
  };
  return {
    operations,
    ask: ask(({ eventId }) => eventId),
    askUnknown: ask(() => nowhere),
    asTeam: 'whereItMatters',
    ...(reduced && { reduced }),
  };
}
