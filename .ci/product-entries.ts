import { functions } from '../lambdas/functions.ts';
import { routes } from '../web/app/router/routes.ts';

/** What the cloud and browsers load: the functions' modules, the pages that the route table names, the workers. */
export const servedEntries: readonly string[] = [
  'bin/cloud.ts',
  ...new Set(functions.map(({ entry }) => entry)),
  'web/app/main/main.tsx',
  'web/worker/push-worker.ts',
  ...new Set(routes.flatMap(({ page }) => (page ? [`web/app/features/${page}`] : []))),
];

/** Everything that the product is entered by, the one machine and the web build included; what none reaches is dead. */
export const productEntries: readonly string[] = [
  ...servedEntries,
  'bin/local.ts',
  'bin/require-node.mjs',
  'vite.config.ts',
];
