import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import { aLinked, anOrganizer, payoutsApi, stateIn } from '../../payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '../../payments/fake-provider.ts';
import { anEvent, deliver, post } from '../../payments/webhooks.ts';
import { type Binding, personFor } from '../cell.ts';

type Caller = ReturnType<typeof payoutsApi.signedOut>;

/** Whatever is asked of the provider meanwhile is asked of the small one. */
async function onFake<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  fakeProvider.begin();
  return work().finally(fakeProvider.end);
}

const callerFor = async (person: Account | undefined): Promise<Caller> =>
  person ? payoutsApi.signedInAs(await anOrganizer(person)) : payoutsApi.signedOut();

/** One person in the state of the cell; the account at the provider is theirs where the thing asked about is. */
const asked =
  (call: (caller: Caller) => Promise<unknown>): Binding['ask'] =>
  async ({ role }) => {
    const person = await personFor(role);
    if (role === 'self' && person) await onFake(() => aLinked(aReadyAccount(), person));
    return onFake(async () => call(await callerFor(person)));
  };

/** The same for people who have none yet. */
const starting =
  (call: (caller: Caller) => Promise<unknown>): Binding['ask'] =>
  async ({ role }) => {
    const caller = await callerFor(await personFor(role));
    return onFake(() => call(caller));
  };

async function throughProvider(caller: Caller): Promise<unknown> {
  const { url } = await caller.linkOrCreateStripeAccount({ type: 'link' });
  return caller.connectOAuth({ code: `code_${aReadyAccount().id}`, state: stateIn(url) });
}

/** Webhooks carry no token: the signature decides. */
const answered = async (answer: ReturnType<typeof post>): Promise<unknown> => {
  const { statusCode, body = '{}' } = await answer;
  if (statusCode === 200) return body;
  throw new Problem((JSON.parse(body) as { code: Problem['code'] }).code);
};

/** Rows of payout accounts and of what the payment provider says. */
export const payoutRows: Readonly<Record<string, Binding>> = {
  'pay.connect.start': {
    operations: ['linkOrCreateStripeAccount'],
    ask: starting(async (caller) => {
      const { url } = await caller.linkOrCreateStripeAccount({ type: 'new' });
      if (new URL(url).origin !== fakeProvider.origin) throw new Error(`${url} is not the provider's`);
      return url;
    }),
  },
  'pay.connect.oauth': { operations: ['connectOAuth'], ask: starting(throughProvider) },
  'pay.connect.oauth.badState': {
    operations: ['connectOAuth'],
    ask: starting((caller) => caller.connectOAuth({ code: `code_${aReadyAccount().id}`, state: 'x'.repeat(43) })),
  },
  'pay.connect.get': {
    operations: [
      'getAccount',
      'getPayouts',
      'getSellingCurrency',
      'refreshAccount',
      'getNextPayout',
      'listAccountUses',
    ],
    ask: asked(async (caller) => {
      await caller.getPayouts({});
      await caller.getSellingCurrency({});
      await caller.refreshAccount({});
      await caller.getNextPayout({});
      await caller.listAccountUses({});
      return caller.getAccount({});
    }),
  },
  'pay.connect.unlink': { operations: ['unlinkStripeAccount'], ask: asked((caller) => caller.unlinkStripeAccount({})) },
  'pay.webhook': {
    operations: [],
    ask: () => answered(deliver(anEvent('account.updated', { object: 'account' }, { account: aReadyAccount().id }))),
  },
  'pay.webhook.badSig': { operations: [], ask: () => answered(post('{}', 't=1,v1=0')) },
};
