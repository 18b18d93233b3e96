import { productName } from '#shared/product.ts';
import type { Status } from './pages/running.ts';

/** What the developer sees. */
export function startScreen({ addresses, demoSignIns, clock }: Status, ms: number): string {
  const [first] = demoSignIns;
  const ahead = clock.aheadMinutes > 0 ? [`  clock     ${clock.aheadMinutes} minutes ahead`] : [];
  return [
    '',
    `  ${productName} is ready (${(ms / 1000).toFixed(1)} s)`,
    '',
    `  web       ${addresses.web}`,
    `  API       ${addresses.docs}`,
    `  mail      ${addresses.mail}`,
    `  machine   ${addresses.local}`,
    ...ahead,
    '',
    ...(first ? [`  sign in   ${first.email}, ${first.password}  (all people: ${addresses.local}/status)`] : []),
    '  stop      Ctrl+C; start anew with: npm start -- --fresh',
    '',
  ].join('\n');
}
