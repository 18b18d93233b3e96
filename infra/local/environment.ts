import { pushServices } from '#infra/push-services.ts';
import type { capabilities } from '#lambdas/kernel/capabilities.ts';
import { localPriceOf } from './stripe/local-price.ts';

/** Every variable that a capability yields. */
export type Variable = (typeof capabilities)[keyof typeof capabilities][number];

export const tableName = 'rovers';
export const uploadBucket = 'rovers-uploads';
export const busName = 'rovers';
export const mailConfigurationSet = 'rovers';
/** Where answers to mails go. */
const replyDomain = 'reply.rovers.example';
export const userPoolId = 'local_rovers';
export const clientIds = { web: 'rovers-web', signUp: 'rovers-sign-up' } as const;
/** Signs in with a password as it is; accepted on one machine only. */
export const seedsClientId = 'rovers-seeds';
export const signingSecretId = 'rovers/signing';
export const pushSecretId = 'rovers/push';
export const careSecretId = 'rovers/care';
export const stripeSecretId = 'rovers/stripe';
export const factorSecretId = 'rovers/factor';
export const poolSecretId = 'rovers/pool';
export const originSecretId = 'rovers/origin';
/** The prices of plans that the payment provider of this machine has. */
export const localPlanPrices = JSON.stringify({
  pro: localPriceOf('pro'),
  elite: localPriceOf('elite'),
  plus: localPriceOf('plus'),
});
/** Application, environment and profile of the flags. */
export const flagsConfiguration = 'rovers/local/flags';
export const pushContact = 'mailto:operations@rovers.example';
/** Where the push service of this machine takes messages. */
export const pushPath = '/_local/push/messages/';

/** The names of the engines, and the SDK's name for the address of each. */
const services = {
  dynamodb: 'DYNAMODB',
  events: 'EVENTBRIDGE',
  ses: 'SES',
  secrets: 'SECRETS_MANAGER',
  places: 'GEO_PLACES',
  sockets: 'APIGATEWAYMANAGEMENTAPI',
  identity: 'COGNITO_IDENTITY_PROVIDER',
  objects: 'S3',
  flags: 'APPCONFIGDATA',
} as const;
export type Service = keyof typeof services;

/**
 * Sets what every function of this process reads. They share one process, so each gets the union of all; that no
 * function reads more than its `may` says is proven on the templates.
 */
export function setEnvironment(
  values: Readonly<Record<Variable, string> & { ORIGIN_SECRET_ID?: string; STRIPE_ENDPOINT?: string }>,
  endpoints: Partial<Readonly<Record<Service, string>>>,
): void {
  const local = { AWS_REGION: 'local', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  const addresses = Object.entries(endpoints).map(([service, address]) => [
    `AWS_ENDPOINT_URL_${services[service as Service]}`,
    address,
  ]);
  Object.assign(process.env, local, values, Object.fromEntries(addresses));
}

/** Where everything is in a local run. S3 needs an address by number, or it would put the bucket before the host. */
export function setProductEnvironment(run: {
  readonly origin: string;
  readonly engines: string;
  readonly dynamodb: string;
  readonly mailFrom: string;
  /** False talks to Stripe's own test mode. */
  readonly isStripeLocal: boolean;
}): void {
  const engine = (name: Service) => `${run.engines}/${name}`;
  setEnvironment(
    {
      TABLE_NAME: tableName,
      BUS_NAME: busName,
      MAIL_FROM: run.mailFrom,
      REPLY_DOMAIN: replyDomain,
      MAIL_CONFIGURATION_SET: mailConfigurationSet,
      WEB_ORIGIN: run.origin,
      SIGNING_SECRET_ID: signingSecretId,
      PUSH_SECRET_ID: pushSecretId,
      CARE_SECRET_ID: careSecretId,
      FACTOR_SECRET_ID: factorSecretId,
      POOL_SECRET_ID: poolSecretId,
      ORIGIN_SECRET_ID: originSecretId,
      FLAGS_CONFIGURATION: flagsConfiguration,
      PLAN_PRICES: localPlanPrices,
      STRIPE_SECRET_ID: stripeSecretId,
      STRIPE_LIVE: 'false',
      STRIPE_ENDPOINT: run.isStripeLocal ? run.engines : '',
      PUSH_CONTACT: pushContact,
      PUSH_SERVICES: [...pushServices, `${run.origin}${pushPath}`].join(','),
      USER_POOL_ID: userPoolId,
      SIGN_UP_CLIENT_ID: clientIds.signUp,
      SOCKET_ENDPOINT: engine('sockets'),
      UPLOAD_BUCKET: uploadBucket,
    },
    {
      dynamodb: run.dynamodb,
      events: engine('events'),
      ses: engine('ses'),
      secrets: engine('secrets'),
      places: engine('places'),
      flags: engine('flags'),
      sockets: engine('sockets'),
      identity: `${run.origin}/_local/identity`,
      objects: `${run.origin.replace('localhost', '127.0.0.1')}/_local/objects`,
    },
  );
}
