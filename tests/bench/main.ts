import { parseArgs } from 'node:util';
import type { Benchmark, Target } from './benchmark.ts';
import { discovery } from './discovery.ts';
import { enumeration } from './enumeration/enumeration.ts';
import { invoices } from './invoices.ts';
import { joins } from './joins/joins.ts';
import { paidJoins } from './money/paid-joins.ts';
import { refunds } from './money/refunds.ts';
import { transactions } from './money/transactions.ts';
import { webhooks } from './money/webhooks.ts';
import { notices } from './notices/notices.ts';
import { pages } from './pages/pages.ts';
import { placing } from './placing.ts';
import { schedules } from './schedules.ts';
import { standings } from './standings.ts';
import { text } from './text.ts';

/** Every benchmark, in the order they run. */
const benchmarks: readonly Benchmark[] = [
  joins,
  discovery,
  text,
  notices,
  invoices,
  paidJoins,
  refunds,
  transactions,
  webhooks,
  standings,
  schedules,
  placing,
  enumeration,
  pages,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    events: { type: 'string' },
    searches: { type: 'string' },
    notices: { type: 'string' },
    seasons: { type: 'string' },
    asks: { type: 'string' },
    lines: { type: 'string' },
    deliveries: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There are: ${benchmarks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const results: { readonly name: string; readonly targets: readonly Target[] }[] = [];
for (const { name, summary, run } of benchmarks) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}: ${summary}`);
  results.push({ name, targets: await run(values) });
}

console.log('');
for (const { name, targets } of results) {
  for (const { what, figure, goal, met } of targets) {
    console.log(`${met ? 'met ' : 'MISS'}  ${name}: ${what}: ${figure} (${goal})`);
  }
}
process.exitCode = results.every(({ targets }) => targets.every(({ met }) => met)) ? 0 : 1;
