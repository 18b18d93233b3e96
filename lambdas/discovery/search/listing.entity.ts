import { CustomAttributeType } from 'electrodb';
import { entityOf } from '#lambdas/kernel/data/entity.ts';
import type { ListingTerms } from '#shared/events/messages.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { Currency } from '#shared/money.ts';

/**
 * What the index knows of one event, in one item: where news of the event and news of its line, which come apart and in
 * any order, are put together. The cards follow from it.
 */
export const listingEntity = entityOf({
  model: { service: 'rovers', entity: 'listing', version: '1' },
  attributes: {
    eventId: { type: 'string', required: true },
    /** The newest version of the event that was heard of. */
    event: {
      type: 'map',
      properties: {
        version: { type: 'number', required: true },
        /** See `ListingTerms`; absent with the next one. */
        terms: { type: CustomAttributeType<ListingTerms>('any') },
        /** What is free until its line was counted; absent without a limit. */
        capacity: { type: 'number' },
        /** What its cards show; absent while the event is not public. */
        shown: {
          type: 'map',
          properties: {
            title: { type: 'string', required: true },
            gameTypeId: { type: 'string', required: true },
            otherGameType: { type: 'string' },
            startsAt: { type: 'string', required: true },
            timeZone: { type: 'string', required: true },
            placeLabel: { type: 'string', required: true },
            lat: { type: 'number', required: true },
            lng: { type: 'number', required: true },
            price: {
              type: 'map',
              properties: {
                amountMinor: { type: 'number', required: true },
                currency: { type: Currency.options, required: true },
              },
            },
            leastLevel: { type: SkillLevel.options },
            mostLevel: { type: SkillLevel.options },
            inclusion: { type: 'list', items: { type: 'string' } },
            /** With what is free in each until the line was counted. */
            groups: {
              type: 'list',
              items: {
                type: 'map',
                properties: {
                  key: { type: 'string', required: true },
                  label: { type: 'string', required: true },
                  free: { type: 'number', required: true },
                },
              },
            },
            isTimeTbd: { type: 'boolean' },
            seriesId: { type: 'string' },
            cover: {
              type: 'map',
              properties: { uploadId: { type: 'string', required: true }, alt: { type: 'string', required: true } },
            },
            team: {
              type: 'map',
              properties: { teamId: { type: 'string', required: true }, name: { type: 'string', required: true } },
            },
            minimum: {
              type: 'map',
              properties: {
                needed: { type: 'number', required: true },
                counts: { type: ['heads', 'people'] as const, required: true },
              },
            },
          },
        },
      },
    },
    /** The newest version of its line that was heard of. */
    counts: {
      type: 'map',
      properties: {
        seatsVersion: { type: 'number', required: true },
        /** Absent without a limit. */
        free: { type: 'number' },
        waiting: { type: 'number', required: true },
        heads: { type: 'number' },
        people: { type: 'number' },
        groups: {
          type: 'list',
          items: {
            type: 'map',
            properties: { key: { type: 'string', required: true }, free: { type: 'number', required: true } },
          },
        },
      },
    },
    /** It has or had games, whatever else is known of it: see `withGames`. Once said it stays. */
    hasGames: { type: 'boolean' },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** One event's listing. */
    byEvent: { pk: { field: 'pk', composite: ['eventId'] }, sk: { field: 'sk', composite: [] } },
  },
});
