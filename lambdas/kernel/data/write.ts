import { Service } from 'electrodb';
import { commit } from './commit.ts';
import type { Retry } from './retry.ts';

type Entities = ConstructorParameters<typeof Service>[0];

/** Composes the parts of one transaction over some entities. */
export type Compose<Some extends Entities> = Parameters<Service<Some>['transaction']['write']>[0];
/** The entities as the parts of a transaction are written with them. */
export type RowsOf<Some extends Entities> = Parameters<Compose<Some>>[0];
/** One transaction; answers with the positions of the parts that refused it. */
export type Write<Some extends Entities> = (compose: Compose<Some>) => Promise<readonly number[]>;

export function createWriteOver<Some extends Entities>(entities: Some, retry: Retry): Write<Some> {
  const { transaction } = new Service(entities);
  return (compose) => retry(() => commit(transaction.write(compose)));
}
