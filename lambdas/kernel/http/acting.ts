import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string | undefined>();

/** Runs what a user asked for, or what follows from it: facts recorded meanwhile say that it was their doing. */
export const actingAs = <Result>(userId: string | undefined, work: () => Promise<Result>): Promise<Result> =>
  acting.run(userId, work);

/** Whose doing it is; undefined for what the product does by itself. */
export const whoActs = (): string | undefined => acting.getStore();
