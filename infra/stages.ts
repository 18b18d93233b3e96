import { type Hosts, Hosts as HostsShape } from '#shared/hosts.ts';
import type { PaidPlan } from '#shared/payments/plan-names.ts';
import type { AllowedOrigins } from './security-headers.ts';

/**
 * The whole product runs in this region: CloudFront reads its certificate and its web ACL here and nowhere else, and a
 * US product has its people near it.
 */
export const region = 'us-east-1';

/** What differs between two deployments of the product. docs/deploying.md explains each member to who fills it in. */
export interface Stage {
  readonly name: string;
  /** The account it may be deployed to; without one, whichever the CLI is signed in to. */
  readonly account?: string;
  /** True keeps data, and itself, when an operator deletes the stack or the table. */
  readonly production: boolean;
  /** The main host. The stage runs its own DNS zone of this name. */
  readonly domain: string;
  /** Who reads alarms, bounces and budget warnings. */
  readonly operatorEmail: string;
  /** The first label of the sign-in service's own host; one of its kind in the region. */
  readonly signInPrefix: string;
  /** The secret with `clientId` and `clientSecret` of the Google sign-in; without it the stage has none. */
  readonly googleSecretName?: string;
  /** The secret with `secretKey`, `connectClientId` and `webhookSecrets` of the payment provider; until it is made, no one pays by card. */
  readonly stripeSecretName: string;
  /** The payment provider's ids of the prices of the paid plans, in the stage's mode: test or live. */
  readonly planPrices: Readonly<Record<PaidPlan, string>>;
  /** Map tiles for the web app; without them a map shows markers only. */
  readonly tiles?: { readonly url: string; readonly attribution: string };
  /** Further hosts besides the domain: sister product, organisations. */
  readonly hosts?: Partial<Omit<Hosts, 'main'>>;
  readonly logDays: 7 | 30 | 90;
  /** Request units per second the table never goes beyond, whatever asks. */
  readonly tableLimits: { readonly read: number; readonly write: number };
  /** Requests per second to the whole API. */
  readonly apiLimits: { readonly rate: number; readonly burst: number };
  readonly monthlyBudgetUsd: number;
  /** The version of the origin's secret that CloudFront sends, while one is being changed for another. */
  readonly originSecretVersion?: string;
}

const dev: Stage = {
  name: 'dev',
  production: false,
  domain: 'dev.rovers.example',
  operatorEmail: 'operations@rovers.example',
  signInPrefix: 'rovers-dev',
  googleSecretName: 'rovers/dev/google',
  stripeSecretName: 'rovers/dev/stripe',
  planPrices: { pro: 'price_devPro', elite: 'price_devElite', plus: 'price_devPlus' },
  logDays: 7,
  tableLimits: { read: 2_000, write: 1_000 },
  apiLimits: { rate: 50, burst: 100 },
  monthlyBudgetUsd: 120,
};

const prod: Stage = {
  name: 'prod',
  production: true,
  domain: 'rovers.example',
  operatorEmail: 'operations@rovers.example',
  signInPrefix: 'rovers-prod',
  googleSecretName: 'rovers/prod/google',
  stripeSecretName: 'rovers/prod/stripe',
  planPrices: { pro: 'price_prodPro', elite: 'price_prodElite', plus: 'price_prodPlus' },
  logDays: 30,
  tableLimits: { read: 20_000, write: 10_000 },
  apiLimits: { rate: 1_000, burst: 2_000 },
  monthlyBudgetUsd: 1_000,
};

export const stages: readonly Stage[] = [dev, prod];

/** @throws {Error} that names the stages there are */
export function findStage(name: string): Stage {
  const stage = stages.find((each) => each.name === name);
  if (!stage)
    throw new Error(`There is no stage "${name}"; infra/stages.ts has ${stages.map((each) => each.name).join(', ')}.`);
  return stage;
}

/** Which hosts the stage answers for, as the web app and the functions are told. */
export const hostsOf = ({ domain, hosts }: Stage): Hosts => HostsShape.parse({ ...hosts, main: [domain] });

export const webOrigin = ({ domain }: Stage): string => `https://${domain}`;

/** The host of the sign-in service's own pages, where Google sends people back to. */
export const signInHost = ({ signInPrefix }: Stage): string => `${signInPrefix}.auth.${region}.amazoncognito.com`;

/** What the stage's pages may reach besides their own origin. */
export const allowedOrigins = (stage: Stage): AllowedOrigins => ({
  connect: [`https://cognito-idp.${region}.amazonaws.com`, `https://${signInHost(stage)}`],
  images: stage.tiles ? [tileOrigin(stage.tiles.url)] : [],
});

/** `https://{s}.tiles.example.org/{z}/{x}/{y}.png` comes from `https://*.tiles.example.org`. */
const tileOrigin = (url: string) => url.replace(/^(https:\/\/)\{s\}/, '$1*').replace(/^(https:\/\/[^/]+).*$/, '$1');
