import { randomUUID } from 'node:crypto';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, inject } from 'vitest';
import { createTable } from '#infra/local/create-table.ts';
import { startEngineServer } from '#infra/local/engines/engine-server.ts';
import { type BusEvent, createEventsEngine } from '#infra/local/engines/events-engine.ts';
import { createSecretsEngine } from '#infra/local/engines/secrets-engine.ts';
import {
  busName,
  clientIds,
  mailConfigurationSet,
  setEnvironment,
  signingSecretId,
  userPoolId,
} from '#infra/local/environment.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { createSesEngine } from '#infra/local/mail/ses-engine.ts';
import { createPlacesEngine } from '#infra/local/places/places-engine.ts';
import { clock } from '#lambdas/kernel/clock.ts';

/**
 * The cloud of one test file: a table of its own and engines that keep what they are told in memory. It is a setup
 * file, so that the environment is there before a handler is imported.
 */
const endpoint = inject('dynamodb');
const tableName = `test-${randomUUID()}`;
const { streamArn } = await createTable(endpoint, tableName);

/** Events that were put on the bus and not yet delivered. */
const events: BusEvent[] = [];
const mails: Mail[] = [];

const server = await startEngineServer({
  events: createEventsEngine((accepted) => void events.push(...accepted), clock.now),
  ses: createSesEngine((mail) => void mails.push(mail), clock.now),
  places: createPlacesEngine(),
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
  },
  {
    dynamodb: endpoint,
    events: `${server.origin}/events`,
    ses: `${server.origin}/ses`,
    secrets: `${server.origin}/secrets`,
    places: `${server.origin}/places`,
  },
);

afterAll(() => server.close());

export const cloud = {
  streamArn,
  tableName,
  events,
  mails,
  streams: new DynamoDBStreamsClient({ endpoint }),
};
