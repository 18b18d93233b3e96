import { entityOf } from '#lambdas/kernel/data/entity.ts';

/**
 * What an area of the map keeps of an event: a copy per level of the grid, and the same again among its game type, so
 * that every search reads a list that is already narrow and in order of time. Searches pay by the 4 KB, so names are
 * short and the keys hold what is not stored again (decision record 6).
 */
export const cardEntity = entityOf({
  model: { service: 'rovers', entity: 'card', version: '1' },
  attributes: {
    /** See `areaOf`. */
    area: { type: 'string', required: true, field: 'pk' },
    /** See `positionOf`. */
    position: { type: 'string', required: true, field: 'sk' },
    title: { type: 'string', required: true, field: 't' },
    gameTypeId: { type: 'string', required: true, field: 'g' },
    otherGameType: { type: 'string', field: 'o' },
    timeZone: { type: 'string', required: true, field: 'z' },
    placeLabel: { type: 'string', required: true, field: 'p' },
    lat: { type: 'number', required: true, field: 'y' },
    lng: { type: 'number', required: true, field: 'x' },
    /** Absent without a limit. */
    free: { type: 'number', field: 'f' },
    waiting: { type: 'number', required: true, field: 'w' },
    going: { type: 'number', field: 'j' },
    /** Without the prefix that all have. */
    seriesId: { type: 'string', field: 'r' },
    needed: { type: 'number', field: 'n' },
    /** See `packGroups`. */
    groups: { type: 'string', field: 's' },
    /** The five below as `card-facts.ts` writes them. */
    price: { type: 'string', field: 'c' },
    levels: { type: 'string', field: 'l' },
    inclusion: { type: 'number', field: 'i' },
    cover: { type: 'string', field: 'm' },
    team: { type: 'string', field: 'h' },
    isTimeTbd: { type: 'boolean', field: 'd' },
    /** The version of the line that `free` and `waiting` were read from. */
    seatsVersion: { type: 'number', required: true, field: 'v' },
    /** Seconds since 1970; a broom for the table, read by no decision. */
    expires: { type: 'number', required: true },
  },
  indexes: {
    /** What happens in an area, soonest first. */
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: ElectroDB's own template syntax
    byArea: {
      pk: { field: 'pk', composite: ['area'], template: '${area}', casing: 'none' },
      sk: { field: 'sk', composite: ['position'], template: '${position}', casing: 'none' },
    },
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: ElectroDB's own template syntax
  },
});
