import { productName } from '#shared/product.ts';

/** When not even the configuration can be read, nothing else works: no network, or the stage is down. */
export function StartFailed() {
  return (
    <main className="start-failed">
      <h1>{productName} could not start</h1>
      <p>Check your connection, then try again.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
