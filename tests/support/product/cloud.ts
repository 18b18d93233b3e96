import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { createTable } from '#infra/local/create-table.ts';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { startEngineServer } from '#infra/local/engines/engine-server.ts';
import { type BusEvent, createEventsEngine } from '#infra/local/engines/events-engine.ts';
import { createFlagsEngine } from '#infra/local/engines/flags-engine.ts';
import { createSecretsEngine } from '#infra/local/engines/secrets-engine.ts';
import {
  busName,
  careSecretId,
  clientIds,
  factorSecretId,
  flagsConfiguration,
  localPlanPrices,
  mailConfigurationSet,
  poolSecretId,
  pushContact,
  pushSecretId,
  setEnvironment,
  signingSecretId,
  stripeSecretId,
  uploadBucket,
  userPoolId,
} from '#infra/local/environment.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { createSesEngine } from '#infra/local/mail/ses-engine.ts';
import { createObjectStore } from '#infra/local/objects/object-store.ts';
import { createObjectsEngine } from '#infra/local/objects/objects-engine.ts';
import { createPlacesEngine } from '#infra/local/places/places-engine.ts';
import { createPushService } from '#infra/local/push/push-service.ts';
import { createPushStore } from '#infra/local/push/push-store.ts';
import { createLocalStripe, type LocalStripe } from '#infra/local/stripe/local-stripe.ts';
import { secretOf } from '#infra/local/stripe/of-product.ts';
import type { Webhook } from '#infra/local/stripe/webhooks/sender.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { firstFlags } from '#shared/flags.ts';
import { createBilling } from '../payments/billing.ts';
import { emptyEngine } from './empty-engine.ts';

/**
 * The cloud of a worker's test files: engines that keep what they are told in memory, and a table that every file begins
 * anew (`each-file.ts`), on a disk in memory where the machine has one. The environment is set here, so that it is there
 * before a handler is imported.
 */
const inMemory = '/dev/shm';
const folder = mkdtempSync(join(existsSync(inMemory) ? inMemory : tmpdir(), 'rovers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'table.sqlite');
const { endpoint } = await startDynamoDb(file);
const tableName = `test-${randomUUID()}`;

/** What the server proves itself with to the web ACL of the user pool. */
export const poolSecretForTests = 'a-fifth-secret-for-tests-only';
const objects = createObjectStore(join(folder, 'objects'), new DatabaseSync(':memory:'));

const stripeKeys = { secretKey: 'sk_test_forTestsOnly', webhookSecret: 'whsec_forTestsOnly' };
/** A provider that knows nothing yet. */
const newStripe = (): LocalStripe =>
  createLocalStripe({
    database: new DatabaseSync(':memory:'),
    now: clock.now,
    origin: 'http://localhost:5173',
    secretKey: stripeKeys.secretKey,
    webhooks: {
      secret: stripeKeys.webhookSecret,
      platformUrl: 'http://localhost:5173/webhooks/stripe',
      connectUrl: 'http://localhost:5173/webhooks/stripe-connect',
    },
    post: (webhook) => cloud.takeWebhook(webhook),
  });

const server = await startEngineServer({
  events: createEventsEngine((accepted) => void cloud.events.push(...accepted), clock.now),
  ses: createSesEngine((mail) => void cloud.mails.push(mail), clock.now),
  places: createPlacesEngine(),
  objects: createObjectsEngine(objects, clock.now, 'local'),
  secrets: createSecretsEngine({
    [signingSecretId]: 'a-secret-for-tests-only',
    [pushSecretId]: 'another-secret-for-tests-only',
    [factorSecretId]: 'a-fourth-secret-for-tests-only',
    [poolSecretId]: poolSecretForTests,
    [careSecretId]: 'a-third-secret-for-tests-only',
    [stripeSecretId]: secretOf(stripeKeys),
  }),
  push: (request) => cloud.push.engine(request),
  flags: createFlagsEngine(() => cloud.flags),
  v1: (request) => cloud.billing.engine(request) ?? cloud.stripe.engine(request),
  oauth: (request) => cloud.stripe.engine(request),
  // Handlers are called without a gateway here, so it knows no connection.
  sockets: () => ({ status: 410, headers: { 'x-amzn-errortype': 'GoneException' }, body: '{}' }),
});

setEnvironment(
  {
    TABLE_NAME: tableName,
    BUS_NAME: busName,
    MAIL_FROM: 'Rovers <no-reply@rovers.example>',
    REPLY_DOMAIN: 'reply.rovers.example',
    MAIL_CONFIGURATION_SET: mailConfigurationSet,
    WEB_ORIGIN: 'http://localhost:5173',
    SIGNING_SECRET_ID: signingSecretId,
    PUSH_SECRET_ID: pushSecretId,
    CARE_SECRET_ID: careSecretId,
    FLAGS_CONFIGURATION: flagsConfiguration,
    STRIPE_SECRET_ID: stripeSecretId,
    STRIPE_LIVE: 'false',
    STRIPE_ENDPOINT: server.origin,
    FACTOR_SECRET_ID: factorSecretId,
    POOL_SECRET_ID: poolSecretId,
    PLAN_PRICES: localPlanPrices,
    PUSH_CONTACT: pushContact,
    PUSH_SERVICES: `fcm.googleapis.com,${server.origin}/push/`,
    USER_POOL_ID: userPoolId,
    SIGN_UP_CLIENT_ID: clientIds.signUp,
    SOCKET_ENDPOINT: `${server.origin}/sockets`,
    UPLOAD_BUCKET: uploadBucket,
  },
  {
    dynamodb: endpoint,
    events: `${server.origin}/events`,
    ses: `${server.origin}/ses`,
    secrets: `${server.origin}/secrets`,
    places: `${server.origin}/places`,
    objects: `${server.origin}/objects`,
    flags: `${server.origin}/flags`,
  },
);

export const cloud = {
  tableName,
  /** What was uploaded. */
  objects,
  streams: new DynamoDBStreamsClient({ endpoint }),
  ...(await createTable(endpoint, tableName)),
  /** Events that were put on the bus and not yet delivered. */
  events: [] as BusEvent[],
  /** Every event that went over the bus, in the order it was delivered. */
  delivered: [] as BusEvent[],
  /** Those that the indexes of searches have not heard of yet. */
  unindexed: [] as BusEvent[],
  mails: [] as Mail[],
  /** The payment provider. */
  billing: createBilling(),
  /** What the configuration says of flags. */
  flags: firstFlags as unknown,
  /** Where devices of tests subscribe. */
  push: createPushService({
    store: createPushStore(new DatabaseSync(':memory:')),
    now: clock.now,
    address: () => `${server.origin}/push/`,
  }),
  /** The payment provider, which delivers its webhooks when `stripe.run()` is called. */
  stripe: newStripe(),
  /** What the product does with a webhook; answers with the status. */
  takeWebhook: (_webhook: Webhook): Promise<number> => Promise.resolve(200),
  /** How many mails the product was told the fate of. */
  mailsHeard: 0,
  /** How far each shard of the stream was read. */
  iterators: new Map<string, string | undefined>(),
  /** An empty table, nothing told, nothing sent, and the present. */
  renew: (): void => {
    emptyEngine(file);
    cloud.stripe = newStripe();
    cloud.mailsHeard = 0;
    cloud.flags = firstFlags;
    cloud.billing.renew();
    for (const list of [cloud.events, cloud.delivered, cloud.unindexed, cloud.mails]) list.length = 0;
    cloud.iterators.clear();
    clock.moveTo(0);
  },
};
