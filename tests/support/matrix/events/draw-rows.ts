import { expect } from 'vitest';
import { createDrawStore } from '#lambdas/events/draws/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { drawsApi as api } from '../../events/draws.ts';
import { product } from '../../product/product.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import { details, type EventWorld } from './event-world.ts';

const draws = createDrawStore(table());

/** From now on the seats that are left are drawn. */
const drawnFromNow =
  (visibility: 'public' | 'private') =>
  async ({ creator, eventId, version, hosted }: EventWorld) => {
    await creator.changeEvent({ ...details({ visibility, waitlistMode: 'lottery', ...hosted }), eventId, version });
    const { commitment } = await draws.begin(eventId, product.clock.now());
    await draws.publish(eventId, commitment);
  };

const read = ({ callerId }: EventWorld, eventId: string) =>
  callerId ? api.signedInAs({ userId: callerId }).getMyDraw({ eventId }) : api.signedOut().getDraw({ eventId });

const operations = ['getDraw', 'getMyDraw'];

/** Rows of draws: everyone who may see the event, and of no one more than a number. */
export const drawRows: Readonly<Record<string, Binding>> = {
  'event.draw': bind({
    operations,
    prepare: drawnFromNow('public'),
    call: read,
    reduced: (answer) => {
      expect(answer).toMatchObject({ commitment: expect.any(String) });
      expect(answer).not.toHaveProperty('drawn');
    },
  }),
  'event.draw.private': bind({
    operations,
    event: { visibility: 'private' },
    prepare: drawnFromNow('private'),
    call: read,
  }),
};
