import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { hostOf } from '#shared/hosts.ts';
import { productName } from '#shared/product.ts';
import { startOutbox } from '#web/app/operations/start-outbox.ts';
import { createRouter } from '#web/app/router/router.tsx';
import { loadConfig } from '#web/app/session/config.ts';
import { applyAppearance } from './appearance.ts';
import { startServiceWorker } from './service-worker.ts';
import { countVisit } from './visits.ts';

applyAppearance();
countVisit();

const root = createRoot(document.getElementById('app') ?? document.body);
const app = async () => {
  const { hosts } = await loadConfig();
  return <RouterProvider router={createRouter(hostOf(location.host, hosts).type)} />;
};
root.render(<StrictMode>{await app().catch(() => <StartFailed />)}</StrictMode>);
startServiceWorker();
startOutbox();

/** When not even the configuration can be read, nothing else works: no network, or the stage is down. */
function StartFailed() {
  return (
    <main className="start-failed">
      <h1>{productName} couldn’t start</h1>
      <p>Check your connection, then try again.</p>
      <button type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  );
}
