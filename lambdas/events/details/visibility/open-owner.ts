import type { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';

type Rows = RowsOf<{ readonly account: ReturnType<typeof accountEntity> }>;

/** No account that is closed owns a new event or series: who it belongs to may close it while it is made. */
export const openOwner = ({ account }: Pick<Rows, 'account'>, creatorId: string) =>
  account
    .check({ userId: creatorId })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .commit();
