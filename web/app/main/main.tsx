import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { hostOf } from '#shared/hosts.ts';
import { loadConfig } from './config.ts';
import { createRouter } from './router.tsx';
import { applyAppearance } from './shell/appearance.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { StartFailed } from './shell/start-failed.tsx';
import { countVisit } from './shell/visits.ts';

applyAppearance();
countVisit();

const root = createRoot(document.getElementById('app') ?? document.body);
const app = async () => {
  const { hosts } = await loadConfig();
  return <RouterProvider router={createRouter(hostOf(location.host, hosts).type)} />;
};
root.render(<StrictMode>{await app().catch(() => <StartFailed />)}</StrictMode>);
startServiceWorker();
