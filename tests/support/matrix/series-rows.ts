import { bind } from './bind-event.ts';
import type { Binding } from './cell.ts';
import { details } from './event-world.ts';

const reoccurringInfo = { frequency: 'weekly' as const, count: 2 };
const event = { reoccurringInfo };

/** Rows about series of events that are built. */
export const seriesRows: Readonly<Record<string, Binding>> = {
  'event.series.get': bind({
    operations: ['getSeries', 'getPublicSeries'],
    event,
    call: ({ caller, callerId }, eventId) =>
      callerId ? caller.getSeries({ eventId }) : caller.getPublicSeries({ eventId }),
  }),
  'event.series.get.private': bind({
    operations: ['getSeries', 'getPublicSeries'],
    event: { ...event, visibility: 'private' },
    call: ({ caller, callerId }, eventId) =>
      callerId ? caller.getSeries({ eventId }) : caller.getPublicSeries({ eventId }),
  }),
  'event.series.update': bind({
    operations: ['changeSeries'],
    event,
    call: ({ caller, version }, eventId) =>
      caller.changeSeries({ ...details({ title: 'Monday run' }), eventId, version, scope: 'all' }),
  }),
  'event.series.cancel': bind({
    operations: ['cancelSeries'],
    event,
    call: ({ caller, version }, eventId) =>
      caller.cancelSeries({ eventId, version, scope: 'following', reason: 'host' }),
  }),
  'event.series.join': bind({
    operations: ['joinSeries'],
    event,
    call: ({ caller }, eventId) => caller.joinSeries({ eventId, scope: 'standing' }),
  }),
  'event.template.save': bind({
    operations: ['saveTemplate'],
    call: ({ caller }, eventId) => caller.saveTemplate({ eventId, name: 'Mine' }),
  }),
  'event.template.list': bind({ operations: ['listTemplates'], call: ({ caller }) => caller.listTemplates({}) }),
  'event.template.delete': bind({
    operations: ['deleteTemplate'],
    call: ({ caller }) => caller.deleteTemplate({ templateId: 'tpl_00000000000000000000000000' }),
  }),
  'event.series.leave': bind({
    operations: ['leaveSeries'],
    self: 'joiner',
    event,
    prepare: async ({ creator, eventId }) => void (await creator.joinEvent({ eventId })),
    call: ({ caller }, eventId) => caller.leaveSeries({ eventId, seats: 'giveUp' }),
  }),
};
