import type { Resource } from './synthesize.ts';

export const text = (value: unknown) => JSON.stringify(value);

/** Connections and files come and go; of one API's stage, or below one prefix of the bucket, is as narrow as their names get. */
export const isNarrow = (actions: readonly string[], resource: string) =>
  actions.includes('execute-api:ManageConnections')
    ? /\/live\/(POST|DELETE)\/@connections\/\*/.test(resource)
    : actions.every((action) => action.startsWith('s3:')) &&
      /"\/(incoming|media|media\/share|files)\/\*"\]\]\}$/.test(resource);

/** The properties of the one that a Ref or a GetAtt points to. */
export const named = (candidates: Record<string, Resource>, reference: unknown) =>
  Object.entries(candidates).find(([id]) => text(reference).includes(`"${id}"`))?.[1].Properties;
