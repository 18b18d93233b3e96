import { entityOf } from '#lambdas/kernel/data/entity.ts';

/** One word that leads to one entry, with all that a list shows of it; names are short because there are several. */
export const wordEntity = entityOf({
  model: { service: 'rovers', entity: 'word', version: '1' },
  attributes: {
    /** See `headOf`. */
    head: { type: 'string', required: true },
    /** See `positionOf`. */
    position: { type: 'string', required: true, field: 'sk' },
    kind: { type: 'string', required: true, field: 'k' },
    refId: { type: 'string', required: true, field: 'i' },
    title: { type: 'string', required: true, field: 't' },
    detail: { type: 'string', required: true, field: 'd' },
    gameTypeId: { type: 'string', field: 'g' },
    otherGameType: { type: 'string', field: 'o' },
    startsAt: { type: 'string', field: 's' },
    timeZone: { type: 'string', field: 'z' },
    isTimeTbd: { type: 'boolean', field: 'u' },
    lat: { type: 'number', field: 'y' },
    lng: { type: 'number', field: 'x' },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number' },
  },
  indexes: {
    /** Which entries have a word that begins so? */
    byHead: {
      pk: { field: 'pk', composite: ['head'], casing: 'none' },
      // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB's own template syntax
      sk: { field: 'sk', composite: ['position'], template: '${position}', casing: 'none' },
    },
  },
});
