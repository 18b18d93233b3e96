import { randomBytes } from 'node:crypto';
import { messagesOf } from '#infra/function-parts.ts';
import { functions } from '#lambdas/functions.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { Obligation } from './bus/journal.ts';
import { createJournal, type Journal } from './bus/journal.ts';
import { createTable } from './create-table.ts';
import type { DataFolder } from './data/data-folder.ts';
import { type Disk, watchDisk } from './data/disk.ts';
import { createSettings, type Settings } from './data/settings.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { BusEvent } from './engines/events-engine.ts';
import { startEngines } from './engines/start-engines.ts';
import { clientIds, seedsClientId, setProductEnvironment, tableName } from './environment.ts';
import { type CodeKind, openCode } from './functions/function-code.ts';
import { createInvoke, type Invoke } from './functions/invoke.ts';
import { createOutlast } from './functions/outlasting.ts';
import { createAuthorizer } from './gateway/authorizer.ts';
import { createHttpApi, type HttpApi } from './gateway/http-api.ts';
import { createPages, type Pages } from './gateway/pages.ts';
import { createSocketApi, type SocketApi } from './gateway/socket-api.ts';
import type { IdentityProvider } from './identity/hosted/identity-provider.ts';
import { createProductIdentity } from './identity-of-product.ts';
import { restoreClock } from './jobs/time-travel.ts';
import { createMailService } from './mail/mail-service.ts';
import { createMailStore } from './mail/mail-store.ts';
import { type Mailbox, receivedType, withReceiving } from './mail/received-event.ts';
import { createObjectStore, type ObjectStore } from './objects/object-store.ts';
import type { LocalStripe } from './stripe/local-stripe.ts';
import { startProductStripe } from './stripe/of-product.ts';
import { readTestMode } from './stripe/test-mode.ts';
import type { Undo } from './undo.ts';
import { startWorkers, type Workers } from './workers.ts';

/** The rules: who must be given an event. */
const obligationsOf = (functions: readonly FunctionSpec[]) => {
  const listeners = (event: BusEvent): FunctionSpec[] =>
    event.source === 'aws.ses'
      ? functions.filter(({ hearsMail, receivesMail }) =>
          event['detail-type'] === receivedType ? receivesMail : hearsMail,
        )
      : functions.filter((spec) => messagesOf(spec).some(({ name }) => name === event['detail-type']));
  return (events: readonly BusEvent[]): Obligation[] =>
    events.map((event) => ({ event, targets: listeners(event).map(({ name }) => name) }));
};

export interface BackendOptions {
  readonly root: string;
  readonly code: CodeKind;
  readonly data: DataFolder;
  /** Of the front door. */
  readonly origin: string;
  readonly tell: (line: string) => void;
  /** The product cannot go on, for the reason that is given. */
  readonly giveUp: (line: string) => void;
}

export interface Backend extends Workers {
  readonly disk: Disk;
  readonly objects: ObjectStore;
  readonly settings: Settings;
  readonly journal: Journal;
  readonly mail: Mailbox;
  readonly stripe: LocalStripe;
  readonly sockets: SocketApi;
  readonly identity: IdentityProvider;
  readonly api: HttpApi;
  readonly pages: Pages;
  readonly invoke: Invoke;
  /** The process id of the data engine; it changes when the engine is started again. */
  readonly enginePid: () => number | undefined;
}

/** What travels inside the product, and the mail that leaves and reaches it. */
function openMessages({ state }: DataFolder, poke: () => void) {
  const journal = createJournal(state);
  const obligations = obligationsOf(functions);
  const publish = (events: readonly BusEvent[]) => {
    journal.accept(obligations(events));
    poke();
  };
  const mail = withReceiving(createMailStore(state), publish);
  return { journal, publish, mail, mailService: createMailService(mail, publish) };
}

const secretsOf = (secret: (name: string) => string) => ({
  signing: secret('signingSecret'),
  push: secret('pushSecret'),
  care: secret('careSecret'),
  factor: secret('factorSecret'),
  pool: secret('poolSecret'),
});

const mailFrom = 'Rovers <no-reply@rovers.example>';

/** Everything behind the front door: the engines, the functions between them, and the APIs. */
export async function startBackend(
  { root, code, data, origin, tell, giveUp }: BackendOptions,
  undo: Undo,
): Promise<Backend> {
  const testMode = readTestMode(process.env);
  const settings = createSettings(data.state);
  restoreClock(settings);
  const secret = (name: string) => settings.once(name, () => randomBytes(32).toString('base64url'));
  const disk = watchDisk(data.path, tell);
  const { room } = disk;
  const dynamoDb = await startDynamoDb(data.tableFile, { tell, room, giveUp });
  undo.push(dynamoDb.close);
  const { endpoint, pid: enginePid, up } = dynamoDb;
  const { streamArn } = await createTable(endpoint, tableName);

  let poke = () => {};
  const originSecret = secret('originSecret');
  const invoke = createInvoke(functions, await openCode({ kind: code, functions, root, originSecret, tell }));
  const invokeAndPoke: Invoke = async (name, event) => {
    const answer = await invoke(name, event);
    poke();
    return answer;
  };
  const messages = openMessages(data, () => poke());
  const { journal, mailService } = messages;
  const objects = createObjectStore(data.objects, data.state);
  const sockets = createSocketApi(functions, invokeAndPoke);
  undo.push(sockets.close);
  const { stripe, stripeSecret } = startProductStripe({ database: data.state, origin, secret }, undo);
  const secrets = {
    ...secretsOf(secret),
    origin: originSecret,
    stripe: testMode ? JSON.stringify(testMode) : stripeSecret,
  };
  const parts = { data, mail: mailService, secrets, publish: messages.publish };
  const engines = await startEngines({ ...parts, sockets: sockets.management, stripe: stripe.engine });
  undo.push(engines.close);
  setProductEnvironment({ origin, engines: engines.origin, dynamodb: endpoint, mailFrom, isStripeLocal: !testMode });
  const signUpSecret = secret('signUpSecret');
  const identity = createProductIdentity(
    { database: data.identity, origin, mail: mailService, mailFrom, signUpSecret, poolProof: secrets.pool },
    { functions, invoke: invokeAndPoke },
  );
  // A try without room would fail for sure, and five of those make a dead letter.
  const outlast = createOutlast(async () => {
    await room();
    await up();
  });
  const workers = startWorkers(
    { data, settings, journal, endpoint, streamArn, invoke: invokeAndPoke, outlast, objects, stripe },
    undo,
  );
  // First at the end: others wait for the end of what waits for room.
  undo.push(disk.close);
  poke = workers.poke;
  const authorize = createAuthorizer({ identity, audience: [clientIds.web, seedsClientId] });
  const api = createHttpApi({ functions, invoke, authorize, onWrite: poke });
  const pages = createPages(functions, invoke);
  const state = { disk, objects, settings, stripe, enginePid };
  return { ...workers, ...messages, ...state, sockets, identity, api, pages, invoke };
}
