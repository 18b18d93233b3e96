import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { hostOf } from '#shared/hosts.ts';
import { createRouter } from '#web/app/router/router.tsx';
import { loadConfig } from '#web/app/session/config.ts';
import { applyAppearance } from './appearance.ts';
import { startServiceWorker } from './service-worker.ts';
import { StartFailed } from './start-failed.tsx';
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
