import { giveTo } from './accounts/accounts.ts';
import { disconnect } from './accounts/oauth.ts';
import { everythingGiven } from './accounts/requirements.ts';
import { closeDispute, dispute } from './balance/disputes.ts';
import { arrive, failPayout, payOut } from './balance/payouts.ts';
import type { Fault } from './core/api-engine.ts';
import { idOf } from './core/objects.ts';
import { invalid, missing } from './core/problem.ts';
import { daySeconds } from './core/world.ts';
import { settle } from './due.ts';
import type { LocalStripe } from './local-stripe.ts';
import { failRefund, settleRefund } from './payments/refunds.ts';
import { orderly } from './webhooks/unruliness.ts';

type Input = Readonly<Record<string, unknown>>;
type Control = (stripe: LocalStripe, id: string, input: Input) => unknown;

const scopeOf = ({ world }: LocalStripe, id: string): string => {
  const found = world.store.findAny(id);
  if (!found) throw missing('object', id);
  return found.scope;
};

const chargeSettled: Control = (stripe, id) => {
  const scope = scopeOf(stripe, id);
  return stripe.act((world) => {
    const charge = id.startsWith('ch_') ? world.store.get(scope, 'charge', id) : undefined;
    settle(world, scope, idOf(charge?.payment_intent) ?? id);
  });
};

/** What can be made to happen, by the name of its button. */
const controls: Readonly<Record<string, Control>> = {
  orderly: ({ setUnruliness }) => setUnruliness(orderly),
  repeat: ({ setUnruliness }, _id, { times }) => setUnruliness({ repeats: Number(times ?? 1) }),
  shuffle: ({ setUnruliness }) => setUnruliness({ shuffled: true }),
  hold: ({ setUnruliness }) => setUnruliness({ held: true }),
  drop: ({ setUnruliness }) => setUnruliness({ dropped: true }),
  release: ({ setUnruliness, deliveries, world }) => {
    setUnruliness({ held: false });
    return { released: deliveries.release(world.now()) };
  },
  again: ({ deliveries, world }, id) => deliveries.again(id, world.now()),
  /** The next calls of the API fail: `refused` before anything is done, `lost` after everything is. */
  fail: ({ failNext }, _id, { fault = 'refused', times = 1 }) => failNext(fault as Fault, Number(times)),
  finishSetup: ({ act }, id) => act((world) => giveTo(world, id, everythingGiven)),
  require: ({ act }, id, { key = 'individual.id_number', days = 7 }) =>
    act((world) => giveTo(world, id, { asked: [String(key)], deadline: world.now() + Number(days) * daySeconds })),
  disconnect: ({ act }, id) => act((world) => disconnect(world, id)),
  settle: chargeSettled,
  settleRefund: (stripe, id) => stripe.act((world) => settleRefund(world, scopeOf(stripe, id), id)),
  dispute: (stripe, id) => stripe.act((world) => dispute(world, scopeOf(stripe, id), id)),
  winDispute: (stripe, id) => stripe.act((world) => closeDispute(world, scopeOf(stripe, id), id, true)),
  loseDispute: (stripe, id) => stripe.act((world) => closeDispute(world, scopeOf(stripe, id), id, false)),
  payOut: ({ act }, id) => act((world) => payOut(world, id, true)),
  arrive: (stripe, id) => stripe.act((world) => arrive(world, scopeOf(stripe, id), id)),
  failPayout: (stripe, id) => stripe.act((world) => failPayout(world, scopeOf(stripe, id), id)),
  failRefund: (stripe, id) =>
    stripe.act((world) => {
      const scope = scopeOf(stripe, id);
      const refund = world.store.get(scope, 'refund', id);
      return failRefund(world, scope, refund, world.store.get(scope, 'charge', idOf(refund.charge) ?? ''));
    }),
};

/** Presses a button of `/_local/stripe`. @throws {StripeProblem} when there is no such button, or nothing for it */
export function control(stripe: LocalStripe, input: Input): object {
  const name = String(input.action ?? '');
  if (!Object.hasOwn(controls, name))
    throw invalid(`There is no control ${name}: ${Object.keys(controls).join(', ')}.`, 'action');
  return { action: name, result: controls[name]?.(stripe, String(input.id ?? ''), input) ?? null };
}
