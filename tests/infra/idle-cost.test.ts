import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { findStage, stages } from '#infra/stages.ts';
import { idleCost, unknownTypes } from '#tests/support/infra/idle-cost.ts';
import { productStage } from '#tests/support/infra/product-stage.ts';

const deploying = readFileSync(join(import.meta.dirname, '../../docs/deploying.md'), 'utf8');
const totalOf = (stage: ReturnType<typeof findStage>) =>
  idleCost(productStage(stage)).reduce((total, { usd }) => total + usd, 0);

beforeAll(() => stages.forEach(productStage));

it.each(stages)('knows what every resource of the stage $name costs while it is idle', (stage) => {
  expect(unknownTypes(productStage(stage))).toEqual([]);
});

it('says in docs/deploying.md what an idle stage costs a month, to a tenth', () => {
  const lines = idleCost(productStage(findStage('dev')));
  const shown = lines
    .map(({ what, count, usd }) => `| ${what} | ${Math.round(count)} | ${usd.toFixed(2)} |`)
    .join('\n');
  const [, said] = /about \$(\d+) a month/.exec(deploying) ?? [];
  const total = totalOf(findStage('dev'));
  expect(Math.abs(Number(said) - total), `$${total.toFixed(2)} in all:\n${shown}`).toBeLessThan(total / 10);
});

it.each(stages)('has a budget for the stage $name above what it costs while it is idle', (stage) => {
  expect(stage.monthlyBudgetUsd).toBeGreaterThan(totalOf(stage));
});
