import { type Dispatch, partsOf } from '../infra/function-parts.ts';
import { functions } from '../lambdas/functions.ts';
import type { FunctionSpec } from '../lambdas/kernel/function.ts';
import { routes } from '../web/app/router/routes.ts';

/** Every module that a function loads. */
function entriesOf(spec: FunctionSpec): readonly string[] {
  const made = partsOf(spec);
  return made.dispatch === 'none' ? [made.entry] : made.parts.map(({ entry }) => entry);
}

/** What the cloud and browsers load: the functions' modules, the pages that the route table names, the workers. */
export const servedEntries: readonly string[] = [
  'bin/cloud.ts',
  ...new Set(functions.flatMap(entriesOf)),
  // Which one a function has, bundling writes into it.
  ...(['by-route', 'by-message', 'by-job'] satisfies Dispatch[]).map((name) => `lambdas/kernel/dispatch/${name}.ts`),
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
