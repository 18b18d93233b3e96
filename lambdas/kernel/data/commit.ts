/** What a store's transaction resolves to. */
interface Settled {
  readonly canceled: boolean;
  readonly data: readonly ({ readonly rejected: boolean; readonly code: string } | null)[];
}

/**
 * Runs a transaction. Returns the positions of the parts whose own condition refused it; none when it was committed.
 * @throws when nothing decided it: contention and throttling, in the client's own words, so that it can be tried again.
 */
export async function commit(transaction: { go(): Promise<Settled> }): Promise<readonly number[]> {
  const { canceled, data } = await transaction.go();
  if (!canceled) return [];
  const codes = data.map((part) => part?.code ?? 'None');
  const refused = codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
  if (refused.length > 0) return refused;
  throw Object.assign(new Error(`The transaction was cancelled: ${codes.join(', ')}`), {
    name: 'TransactionCanceledException',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}
