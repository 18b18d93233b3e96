import type Stripe from 'stripe';
import * as z from 'zod';
import { payoutCurrencies } from '#shared/money.ts';
import { listPage, paging } from '../core/list.ts';
import { randomText } from '../core/new-id.ts';
import { Bool, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid, StripeProblem } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { platform, type World } from '../core/world.ts';
import { type Given, nothingGiven, standingOf } from './requirements.ts';

/** What an account takes payments in. */
const currencyOf = (country: string) => (payoutCurrencies.get(country) ?? 'EUR').toLowerCase();

interface NewAccount {
  readonly country?: string | undefined;
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly given?: Given;
  readonly id?: string;
}

export function makeAccount(
  { store, now }: Pick<World, 'store' | 'now'>,
  { country = 'US', email, name, metadata, given = nothingGiven, id = `acct_1${randomText(15)}` }: NewAccount,
): Stripe.Account {
  store.setFact('given', id, given);
  return store.put(platform, {
    id,
    object: 'account',
    business_profile: businessProfile(name),
    business_type: 'individual',
    controller: { type: 'account', is_controller: false },
    country,
    created: now(),
    default_currency: currencyOf(country),
    email: email ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
    metadata: mergedMetadata({}, metadata),
    settings: settingsOf(name),
    type: 'standard',
    ...standingOf(given, now()),
  } satisfies Stripe.Account);
}

const businessProfile = (name: string | undefined): Stripe.Account.BusinessProfile => ({
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: name ?? null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
});

const settingsOf = (name: string | undefined): Stripe.Account.Settings => ({
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: name ?? null, timezone: 'Etc/UTC' },
  payments: {
    statement_descriptor: 'STRIPE LOCAL',
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
});

/** What the owner gives, or the provider asks for, changes what the account may do; the platform is told while it is connected. */
export function giveTo(world: World, id: string, change: Partial<Given>): Stripe.Account {
  const { store, now, emit } = world;
  const account = store.get(platform, 'account', id);
  const given = { ...(store.fact('given', id) ?? nothingGiven), ...change };
  store.setFact('given', id, given);
  if (change.deadline !== undefined) store.schedule({ at: change.deadline, kind: 'deadline', scope: platform, id });
  const changed = store.put<Stripe.Account>(platform, { ...account, ...standingOf(given, now()) });
  if (store.fact('disconnected', id) === undefined) emit(id, 'account.updated', changed);
  return changed;
}

/** @throws {StripeProblem} 403, as for every account that is not connected */
export function connectedAccount({ store }: World, id: string): Stripe.Account {
  const account = store.find(platform, 'account', id);
  if (account && store.fact('disconnected', id) === undefined) return account;
  throw new StripeProblem(
    403,
    `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
  );
}

const Capability = z.strictObject({ requested: Bool });
const Change = {
  email: z.string().optional(),
  metadata: Metadata.optional(),
  business_profile: z.strictObject({ name: z.string().optional() }).optional(),
  settings: z
    .strictObject({ payouts: z.strictObject({ schedule: z.strictObject({ interval: z.string() }) }) })
    .optional(),
};
const Create = z.strictObject({
  ...Change,
  type: z.literal('standard').optional(),
  controller: z.record(z.string(), z.unknown()).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  capabilities: z.record(z.string(), Capability).optional(),
  business_type: z.string().optional(),
});

function create(call: Call): Stripe.Account {
  const { country, email, metadata, business_profile: profile } = readParams(call, Create);
  if (call.scope !== platform) throw invalid('Only the platform can create accounts.');
  return makeAccount(call.world, { country, email, metadata, name: profile?.name });
}

function update(call: Call): Stripe.Account {
  const { email, metadata, business_profile: profile, settings } = readParams(call, z.strictObject(Change));
  const account = connectedAccount(call.world, call.id);
  const interval = settings?.payouts.schedule.interval;
  const schedule = { delay_days: 2, interval: interval ?? account.settings?.payouts?.schedule.interval ?? 'daily' };
  const before = account.settings ?? settingsOf(undefined);
  return call.world.store.put<Stripe.Account>(platform, {
    ...account,
    email: email ?? account.email,
    metadata: mergedMetadata(account.metadata ?? {}, metadata),
    business_profile: {
      ...businessProfile(profile?.name),
      ...account.business_profile,
      ...(profile?.name && { name: profile.name }),
    },
    settings: { ...before, payouts: { debit_negative_balances: true, statement_descriptor: null, schedule } },
  });
}

export const accountRoutes: Routes = {
  'POST /v1/accounts': create,
  'GET /v1/accounts': (call) => {
    const { store } = call.world;
    const page = readParams(call, z.strictObject(paging));
    return listPage(call, 'account', page, ({ id }) => id !== platform && store.fact('disconnected', id) === undefined);
  },
  'GET /v1/account': ({ world, scope }) => world.store.get(platform, 'account', scope),
  'GET /v1/accounts/{id}': ({ world, id }) => connectedAccount(world, id),
  'POST /v1/accounts/{id}': update,
};
