import { entityOf } from './entity.ts';

/** One holder of something unique: an email, a slug, a domain, a device. Written in the transaction of the record that holds it. */
export const claimEntity = entityOf({
  model: { service: 'rovers', entity: 'claim', version: '1' },
  attributes: {
    kind: {
      type: [
        'email',
        'pushEndpoint',
        'teamSlug',
        'teamCode',
        'tournamentSlug',
        'organizationSlug',
        'payoutAccount',
      ] as const,
      required: true,
    },
    value: { type: 'string', required: true },
    holderId: { type: 'string', required: true },
    /** Of an address that its holder has no more: how long it leads to them still. */
    until: { type: 'string' },
  },
  indexes: {
    /** Who holds a value. */
    byValue: { pk: { field: 'pk', composite: ['kind', 'value'] }, sk: { field: 'sk', composite: [] } },
  },
});
