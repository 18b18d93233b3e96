import { clock } from '#lambdas/kernel/clock.ts';
import type { DataFolder } from '../data/data-folder.ts';
import type { Flags } from '../data/flags.ts';
import { readFlags } from '../data/flags.ts';
import { careSecretId, originSecretId, pushSecretId, signingSecretId } from '../environment.ts';
import type { MailService } from '../mail/mail-service.ts';
import { createSesEngine } from '../mail/ses-engine.ts';
import { createPlacesEngine } from '../places/places-engine.ts';
import type { Engine } from './engine.ts';
import { type EngineServer, startEngineServer } from './engine-server.ts';
import { type BusEvent, createEventsEngine } from './events-engine.ts';
import { createSecretsEngine } from './secrets-engine.ts';

const token = 'local';
/** The paths of the Lambda extension: https://docs.aws.amazon.com/appconfig/latest/userguide/appconfig-integration-lambda-extensions.html */
const extensionPath = /^\/applications\/[^/]+\/environments\/[^/]+\/configurations\/[^/]+$/;

/** AppConfig's data plane: a session, its configuration, and the Lambda extension's short cut to the same. */
function createFlagsEngine(read: () => Flags): Engine {
  return ({ method, path }) => {
    const headers = { 'content-type': 'application/json', 'next-poll-configuration-token': token };
    if (method === 'POST' && path === '/configurationsessions')
      return { status: 201, headers, body: JSON.stringify({ InitialConfigurationToken: token }) };
    if (method === 'GET' && (path === '/configuration' || extensionPath.test(path)))
      return { headers: { ...headers, 'next-poll-interval-in-seconds': '30' }, body: JSON.stringify(read()) };
    return { status: 404, headers, body: '{"message":"Not found"}' };
  };
}

export interface EnginesOptions {
  readonly data: DataFolder;
  readonly mail: MailService;
  readonly secrets: Readonly<Record<'signing' | 'push' | 'care' | 'origin', string>>;
  readonly publish: (events: readonly BusEvent[]) => void;
  readonly sockets: Engine;
}

/** What functions call through the SDK, on a port of its own that only this machine reaches. */
export function startEngines({ data, mail, secrets, publish, sockets }: EnginesOptions): Promise<EngineServer> {
  readFlags(data.flagsFile);
  return startEngineServer({
    events: createEventsEngine(publish, clock.now),
    ses: createSesEngine(mail.keep, clock.now),
    secrets: createSecretsEngine({
      [signingSecretId]: secrets.signing,
      [pushSecretId]: secrets.push,
      [careSecretId]: secrets.care,
      [originSecretId]: secrets.origin,
    }),
    places: createPlacesEngine(),
    flags: createFlagsEngine(() => readFlags(data.flagsFile)),
    sockets,
  });
}
