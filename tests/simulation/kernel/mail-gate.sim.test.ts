import { expect, it } from 'vitest';
import { createMailGate, type MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { createRateLimit, type RateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { MailLimits } from '#shared/contract/mail-limits.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import { atRates, roughDay } from '../stage/faults.ts';
import { MemoryTable, type Write } from '../stage/memory-table.ts';
import { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';
import { without } from '../stage/twins.ts';

const limits: MailLimits = {
  purpose: 'test',
  perSource: { calls: 5, per: 'hour' },
  perPair: { calls: 2, per: 'hour' },
  perAddress: [
    // Room for what counts twice, as an answer that is lost is asked for again.
    { calls: 4, per: 'hour' },
    { calls: 5, per: 'day' },
  ],
};
const rates = createRateLimit(stage.table, stage.retry);
const victim = 'victim@mail.example';
const start = '2031-05-01T12:00:00.000Z';

interface Mailed {
  readonly source: string;
  readonly email: string;
}

/** One source asks for the victim and for strangers, two more for the victim; then the victim asks from their own. */
const bombing =
  (gate: MailGate, twist?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const scheduler = new Scheduler(seed, Date.parse(start));
    const faults = atRates(roughDay, scheduler.random);
    let isRough = true;
    stage.set(scheduler, new MemoryTable(scheduler, (possible) => (isRough ? faults(possible) : undefined), twist));
    const mailed: Mailed[] = [];
    const ask = async (source: string, email: string) => {
      await scheduler.turn(scheduler.below(8));
      const verdict = await gate({ source, email }, limits, new Date(start)).catch(refusalOf);
      if (verdict === 'send') mailed.push({ source, email });
      return verdict;
    };
    const strangers = Array.from({ length: 6 }, (_, at) => `stranger-${at}@mail.example`);
    const lone = seed % 2 === 0;
    const attack = [
      ...[1, 2, 3, 4].map(() => ask('attacker', victim)),
      ...(lone ? [] : [1, 2, 3, 4].flatMap((at) => [ask(`bot-${at}`, victim), ask(`bot-${at}`, victim)])),
      ...strangers.map((email) => ask('attacker', email)),
    ];
    await Promise.all([scheduler.run(), ...attack]);
    // Answers of its own that are lost would use up what the victim may ask for, and say nothing of the attack.
    isRough = false;
    const heard = ask('home', victim);
    await Promise.all([scheduler.run(), heard]);
    return judge(mailed, await heard, lone);
  };

/** An answer that never came says nothing; a refusal does. */
const refusalOf = (error: unknown) => (error instanceof Problem ? ('refused' as const) : ('unheard' as const));

function judge(mailed: readonly Mailed[], heard: 'send' | 'enough' | 'refused' | 'unheard', lone: boolean) {
  const count = (is: (mail: Mailed) => boolean) => mailed.filter(is).length;
  if (count(({ source }) => source === 'attacker') > 5) return 'one source mailed more than its share';
  if (count(({ source, email }) => source === 'attacker' && email === victim) > 2) return 'one pair had too many';
  if (count(({ email }) => email === victim) > 4) return 'one address got too many';
  if (heard === 'refused') return 'the victim was refused';
  return lone && heard === 'enough' ? 'one source used up what others may ask for' : undefined;
}

it('bounds mails by source and by address, and refuses no source for what others did', async () => {
  expect(await explore(bombing(createMailGate(rates)), schedules)).toMatchObject({ violations: 0 });
});

it('catches counters without a condition', async () => {
  const blind = bombing(createMailGate(rates), without('#calls'));
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});

it('catches a limiter that counts the address before the pair', async () => {
  const apart: RateLimit = {
    ...rates,
    countTogether: async ([pair, ...shared], now) =>
      (await rates.countTogether(shared, now)) && (await rates.countTogether(pair ? [pair] : [], now)),
  };
  const found = await explore(bombing(createMailGate(apart)), twinSchedules, { untilFirst: true });
  expect(found).toMatchObject({ violations: 1, firstViolation: 'one source used up what others may ask for' });
});
