import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { createTable } from '#infra/local/create-table.ts';
import { startDynamoDb } from '#infra/local/dynamodb.ts';
import { startEngineServer } from '#infra/local/engines/engine-server.ts';
import { type BusEvent, createEventsEngine } from '#infra/local/engines/events-engine.ts';
import { createSecretsEngine } from '#infra/local/engines/secrets-engine.ts';
import {
  busName,
  clientIds,
  mailConfigurationSet,
  setEnvironment,
  signingSecretId,
  uploadBucket,
  userPoolId,
} from '#infra/local/environment.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { createSesEngine } from '#infra/local/mail/ses-engine.ts';
import { createObjectStore } from '#infra/local/objects/object-store.ts';
import { createObjectsEngine } from '#infra/local/objects/objects-engine.ts';
import { createPlacesEngine } from '#infra/local/places/places-engine.ts';
import { clock } from '#lambdas/kernel/clock.ts';

/**
 * The cloud of a worker's test files: engines that keep what they are told in memory, and a table that every file begins
 * anew (`each-file.ts`). The environment is set here, so that it is there before a handler is imported.
 */
const engine = await startDynamoDb();
const { endpoint } = engine;
const tableName = `test-${randomUUID()}`;

const objects = createObjectStore(mkdtempSync(join(tmpdir(), 'rovers-objects-')), new DatabaseSync(':memory:'));

const server = await startEngineServer({
  events: createEventsEngine((accepted) => void cloud.events.push(...accepted), clock.now),
  ses: createSesEngine((mail) => void cloud.mails.push(mail), clock.now),
  places: createPlacesEngine(),
  objects: createObjectsEngine(objects, clock.now, 'local'),
  secrets: createSecretsEngine({ [signingSecretId]: 'a-secret-for-tests-only' }),
});

setEnvironment(
  {
    TABLE_NAME: tableName,
    BUS_NAME: busName,
    MAIL_FROM: 'Rovers <no-reply@rovers.example>',
    MAIL_CONFIGURATION_SET: mailConfigurationSet,
    WEB_ORIGIN: 'http://localhost:5173',
    SIGNING_SECRET_ID: signingSecretId,
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
  },
);

export const cloud = {
  tableName,
  /** What was uploaded. */
  objects,
  streams: new DynamoDBStreamsClient({ endpoint }),
  streamArn: '',
  /** Events that were put on the bus and not yet delivered. */
  events: [] as BusEvent[],
  /** Every event that went over the bus, in the order it was delivered. */
  delivered: [] as BusEvent[],
  mails: [] as Mail[],
  /** How many mails the product was told the fate of. */
  mailsHeard: 0,
  /** How far each shard of the stream was read. */
  iterators: new Map<string, string | undefined>(),
  /** An empty table, nothing told, nothing sent, and the present. */
  renew: async (): Promise<void> => {
    await emptyEngine();
    Object.assign(cloud, await createTable(endpoint, tableName), { mailsHeard: 0 });
    for (const list of [cloud.events, cloud.delivered, cloud.mails]) list.length = 0;
    cloud.iterators.clear();
    clock.moveTo(0);
  },
};

let isUsed = false;

/**
 * The engine keeps the changes of a table that is gone under the new one's stream and becomes slower by them, so it
 * begins anew as well: it is started again at the same address when it ends.
 */
async function emptyEngine(): Promise<void> {
  const pid = engine.pid();
  if (isUsed && pid === undefined) throw new Error('Tests need an engine of their own: unset DYNAMODB_ENDPOINT.');
  if (isUsed && pid !== undefined) {
    process.kill(pid, 'SIGKILL');
    while (engine.pid() === pid) await sleep(5);
  }
  isUsed = true;
}
