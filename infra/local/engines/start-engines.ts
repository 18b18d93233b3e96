import { clock } from '#lambdas/kernel/clock.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { readFlagsFile } from '../data/flags.ts';
import {
  careSecretId,
  factorSecretId,
  originSecretId,
  poolSecretId,
  pushSecretId,
  signingSecretId,
  stripeSecretId,
} from '../environment.ts';
import type { MailService } from '../mail/mail-service.ts';
import { createSesEngine } from '../mail/ses-engine.ts';
import { createPlacesEngine } from '../places/places-engine.ts';
import type { Engine } from './engine.ts';
import { type EngineServer, startEngineServer } from './engine-server.ts';
import { type BusEvent, createEventsEngine } from './events-engine.ts';
import { createFlagsEngine } from './flags-engine.ts';
import { createSecretsEngine } from './secrets-engine.ts';

export interface EnginesOptions {
  readonly data: DataFolder;
  readonly mail: MailService;
  readonly secrets: Readonly<Record<'signing' | 'push' | 'care' | 'factor' | 'pool' | 'origin' | 'stripe', string>>;
  readonly publish: (events: readonly BusEvent[]) => void;
  readonly sockets: Engine;
  readonly stripe: Engine;
}

/** What functions call through the SDK, on a port of its own that only this machine reaches. */
export function startEngines({ data, mail, secrets, publish, sockets, stripe }: EnginesOptions): Promise<EngineServer> {
  readFlagsFile(data.flagsFile);
  return startEngineServer({
    events: createEventsEngine(publish, clock.now),
    ses: createSesEngine(mail.keep, clock.now),
    secrets: createSecretsEngine({
      [signingSecretId]: secrets.signing,
      [pushSecretId]: secrets.push,
      [careSecretId]: secrets.care,
      [factorSecretId]: secrets.factor,
      [poolSecretId]: secrets.pool,
      [originSecretId]: secrets.origin,
      [stripeSecretId]: secrets.stripe,
    }),
    places: createPlacesEngine(),
    flags: createFlagsEngine(() => readFlagsFile(data.flagsFile)),
    sockets,
    // Its package writes the whole path itself, and takes a host alone.
    v1: stripe,
    oauth: stripe,
  });
}
