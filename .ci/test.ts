import { runChecks } from './check.ts';

/**
 * Everything that `check` does, and the tests that it leaves out: pages, the authorization matrix, simulations, the product
 * as a process, and last the journeys in a browser.
 */
const projects = ['unit', 'api', 'infra', 'web*', 'matrix', 'simulation', 'process', 'browser'];
process.exit((await runChecks(projects)) === 0 ? 0 : 1);
