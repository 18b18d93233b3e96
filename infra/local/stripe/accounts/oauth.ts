import type Stripe from 'stripe';
import * as z from 'zod';
import { randomText } from '../core/new-id.ts';
import { readParams } from '../core/params.ts';
import { StripeProblem } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { application, platform, type World } from '../core/world.ts';
import { connectedAccount } from './accounts.ts';

const lastsSeconds = 5 * 60;

/** Errors of OAuth have a shape of their own: https://docs.stripe.com/connect/oauth-reference */
class OAuthProblem extends StripeProblem {
  readonly error: string;
  constructor(error: string, message: string) {
    super(400, message);
    this.error = error;
  }
  override toBody(): object {
    return { error: this.error, error_description: this.message };
  }
}

/** What the owner of an account hands to the platform: once, for five minutes. */
export function makeCode({ store, now }: World, account: string): string {
  const code = `ac_${randomText(32)}`;
  store.setFact('code', code, { account, until: now() + lastsSeconds });
  return code;
}

const Token = z.looseObject({ grant_type: z.string().optional(), code: z.string().default('') });

function token(call: Call): Stripe.OAuthToken {
  const { grant_type: grant, code } = readParams(call, Token);
  const { store, now } = call.world;
  if (grant !== 'authorization_code')
    throw new OAuthProblem('unsupported_grant_type', 'Only authorization_code is taken here.');
  const found = store.fact('code', code);
  store.setFact('code', code, undefined);
  if (!found || found.until <= now())
    throw new OAuthProblem('invalid_grant', `Authorization code does not exist: ${code.slice(0, 6)}…`);
  store.setFact('disconnected', found.account, undefined);
  return {
    access_token: `sk_test_${randomText(24)}`,
    livemode: false,
    refresh_token: `rt_${randomText(24)}`,
    scope: 'read_write',
    stripe_publishable_key: `pk_test_${randomText(24)}`,
    stripe_user_id: found.account,
    token_type: 'bearer',
  } satisfies Stripe.OAuthToken;
}

/** The platform may not act for the account any more. */
export function disconnect(world: World, id: string): void {
  connectedAccount(world, id);
  world.emit(id, 'account.application.deauthorized', { id: application, object: 'application', name: 'The platform' });
  world.store.setFact('disconnected', id, world.now());
}

const Deauthorize = z.looseObject({ client_id: z.string(), stripe_user_id: z.string() });

function deauthorize(call: Call): Stripe.OAuthDeauthorization {
  const { client_id: client, stripe_user_id: id } = readParams(call, Deauthorize);
  const { store } = call.world;
  const isConnected =
    client === application &&
    id !== platform &&
    store.find(platform, 'account', id) &&
    store.fact('disconnected', id) === undefined;
  if (!isConnected)
    throw new OAuthProblem('invalid_client', `This application is not connected to stripe account ${id}.`);
  disconnect(call.world, id);
  return { stripe_user_id: id };
}

export const oauthRoutes: Routes = { 'POST /oauth/token': token, 'POST /oauth/deauthorize': deauthorize };
