/** A part of a page that may fail alone. */
export type Tried<T> = { readonly state: 'loaded'; readonly value: T } | { readonly state: 'failed' };

/** What cannot be read leaves the rest of the page as it is. */
export const tried = <T>(reading: Promise<T>): Promise<Tried<T>> =>
  reading.then(
    (value) => ({ state: 'loaded', value }) as const,
    () => ({ state: 'failed' }) as const,
  );

/** Of a part that is not shown. */
export const without = <T>(value: T): Tried<T> => ({ state: 'loaded', value });
