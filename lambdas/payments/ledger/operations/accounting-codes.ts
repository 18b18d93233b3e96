import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { transactionsContract } from '#shared/payments/ledger/contract.ts';
import type { PayoutAccounts } from '../../ports/accounts/payout-accounts.ts';
import type { SaveCodes } from '../save-codes.ts';

type Operations = (typeof transactionsContract)['operations'];

export async function getAccountingCodes(
  caller: Caller,
  { accounts }: { readonly accounts: Pick<PayoutAccounts, 'find'> },
): Promise<Output<Operations['getAccountingCodes']>> {
  const account = await accounts.find({ ownerKind: 'user', ownerId: actorOf(caller).userId });
  if (!account) throw new Problem('payout.notFound');
  return { codes: account.accountingCodes ?? {} };
}

export async function saveAccountingCodes(
  { codes }: Parsed<Operations['saveAccountingCodes']>,
  caller: Caller,
  { saveCodes }: { readonly saveCodes: SaveCodes },
): Promise<Output<Operations['saveAccountingCodes']>> {
  const isSaved = await saveCodes({ ownerKind: 'user', ownerId: actorOf(caller).userId }, codes);
  if (!isSaved) throw new Problem('payout.notFound');
  return { codes };
}
