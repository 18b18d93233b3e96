import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { StoredSeries } from './stored-series.ts';

/** A recurring event, or the part of one that is alike: its rule, and what each of its dates is made from. */
export const seriesEntity = entityOf({
  model: { service: 'rovers', entity: 'series', version: '1' },
  attributes: {
    seriesId: { type: 'string', required: true },
    version: { type: 'number', required: true },
    /** The version that last changed what its events are. */
    contentVersion: { type: 'number', required: true },
    /** The series that this one was split from, itself where it was not: dates are told apart within it. */
    rootId: { type: 'string', required: true },
    creatorId: { type: 'string', required: true },
    hostName: { type: 'string', required: true },
    /** One link for all dates of a private series. */
    shareToken: { type: 'string', required: true },
    startDate: { type: 'string', required: true },
    startTime: { type: 'string', required: true },
    /** Days by which all dates were moved since the rule was made. */
    shiftDays: { type: 'number', required: true },
    /** Days from a date of the rule to the one that names its event, where another rule came before. */
    keyDays: { type: 'number' },
    reoccurringInfo: { type: CustomAttributeType<StoredSeries['reoccurringInfo']>('any'), required: true },
    excludedDates: { type: 'list', items: { type: 'string' }, required: true },
    /** The dates of the rule that are this series': from one, and before another. */
    fromDate: { type: 'string', required: true },
    beforeDate: { type: 'string' },
    /** What the host decided about every date, but when it is. */
    template: { type: CustomAttributeType<StoredSeries['template']>('any'), required: true },
    /** All dates from one on are called off. */
    calledOff: { type: CustomAttributeType<StoredSeries['calledOff']>('any') },
    /** Dates that another rule took away, with why. */
    dropped: { type: CustomAttributeType<StoredSeries['dropped']>('any') },
    /** What the newest version has to be told for. */
    news: { type: CustomAttributeType<StoredSeries['news']>('any') },
    /** The version that its events were last brought to. */
    settledVersion: { type: 'number', required: true },
    /** Up to this date all players with a standing RSVP were put on the lists. */
    standingThrough: { type: 'string' },
    createdAt: { type: 'string', required: true },
    updatedAt: { type: 'string', required: true },
  },
  indexes: {
    /** One series. */
    byId: { pk: { field: 'pk', composite: ['seriesId'] }, sk: { field: 'sk', composite: [] } },
  },
});
