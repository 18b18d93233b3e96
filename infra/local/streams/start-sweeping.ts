/** DynamoDB and S3 promise days; this is soon enough to be seen. */
const everyMs = 5 * 60_000;

/** Sweeps what has expired now and then. The answer sweeps at once. */
export function startSweeping(brooms: readonly (() => unknown)[], undo: (() => unknown)[]): () => Promise<void> {
  const sweep = async () => {
    for (const broom of brooms) {
      try {
        await broom();
      } catch (error) {
        console.error(error);
      }
    }
  };
  const timer = setInterval(() => void sweep(), everyMs);
  undo.push(() => clearInterval(timer));
  return sweep;
}
