import { tenAtTheDoor } from '../../events/payments.ts';
import { passApi } from '../../events/selling/passes.ts';
import { seriesApi } from '../../events/series.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import { details, type EventWorld } from './event-world.ts';

const reoccurringInfo = { frequency: 'weekly' as const, count: 2 };
const event = { reoccurringInfo };

/** The caller of a cell, as the operations of series know them. */
const callerOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? seriesApi.signedInAs({ userId: callerId }) : seriesApi.signedOut();

const withPass = {
  ...event,
  ...tenAtTheDoor,
  refundPolicy: 'flexible' as const,
  passPrice: { amountMinor: 900, currency: 'USD' as const },
};

const passOf = ({ callerId }: Pick<EventWorld, 'callerId'>) =>
  callerId ? passApi.signedInAs({ userId: callerId }) : passApi.signedOut();

/** Rows about series of events that are built. */
export const seriesRows: Readonly<Record<string, Binding>> = {
  'event.series.get': bind({
    operations: ['getSeries', 'getPublicSeries'],
    event,
    call: (world, eventId) =>
      world.callerId ? callerOf(world).getSeries({ eventId }) : callerOf(world).getPublicSeries({ eventId }),
  }),
  'event.series.get.private': bind({
    operations: ['getSeries', 'getPublicSeries'],
    event: { ...event, visibility: 'private' },
    call: (world, eventId) =>
      world.callerId ? callerOf(world).getSeries({ eventId }) : callerOf(world).getPublicSeries({ eventId }),
  }),
  'event.series.update': bind({
    operations: ['changeSeries'],
    event,
    call: (world, eventId) =>
      callerOf(world).changeSeries({
        ...details({ title: 'Monday run' }),
        eventId,
        version: world.version,
        scope: 'all',
      }),
  }),
  'event.series.rule': bind({
    operations: ['previewRule', 'changeRule'],
    event,
    call: async (world, eventId) => {
      const { localStart } = details();
      const asked = { eventId, version: world.version, scope: 'all', localStart, reoccurringInfo } as const;
      await callerOf(world).previewRule(asked);
      return callerOf(world).changeRule(asked);
    },
  }),
  'event.series.cancel': bind({
    operations: ['cancelSeries'],
    event,
    call: (world, eventId) =>
      callerOf(world).cancelSeries({ eventId, version: world.version, scope: 'following', reason: 'host' }),
  }),
  'event.series.join': bind({
    operations: ['joinSeries'],
    event,
    call: (world, eventId) => callerOf(world).joinSeries({ eventId, scope: 'standing' }),
  }),
  'event.pass.get': bind({
    operations: ['getSeriesPass'],
    self: 'none',
    event: withPass,
    call: (world, eventId) => passOf(world).getSeriesPass({ eventId }),
  }),
  'event.pass.clientPrice': bind({
    operations: ['holdPass'],
    self: 'none',
    event: withPass,
    call: (world, eventId) => passOf(world).holdPass({ eventId, cost: 1 } as never),
  }),
  'event.pass.giveUp': bind({
    operations: ['giveUpPass'],
    self: 'none',
    event: withPass,
    call: (world, eventId) => passOf(world).giveUpPass({ eventId }),
  }),
  'event.template.save': bind({
    operations: ['saveTemplate'],
    call: (world, eventId) => callerOf(world).saveTemplate({ eventId, name: 'Mine' }),
  }),
  'event.template.list': bind({ operations: ['listTemplates'], call: (world) => callerOf(world).listTemplates({}) }),
  'event.template.delete': bind({
    operations: ['deleteTemplate'],
    call: (world) => callerOf(world).deleteTemplate({ templateId: 'tpl_00000000000000000000000000' }),
  }),
  'event.series.leave': bind({
    operations: ['leaveSeries'],
    self: 'joiner',
    event,
    prepare: async ({ creator, eventId }) => void (await creator.joinEvent({ eventId })),
    call: (world, eventId) => callerOf(world).leaveSeries({ eventId, seats: 'giveUp' }),
  }),
};
