/** What is kept with facts of a dependant that stand apart from them, as their guardians write them. */
export const factAttributes = {
  dependantId: { type: 'string', required: true },
  version: { type: 'number', required: true },
  updatedBy: { type: 'string', required: true },
  updatedAt: { type: 'string', required: true },
} as const;

export const factIndexes = {
  /** One dependant's. */
  byDependant: { pk: { field: 'pk', composite: ['dependantId'] }, sk: { field: 'sk', composite: [] } },
} as const;
