import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { variable } from '#lambdas/kernel/env.ts';

/** What CloudFront adds to every request: the proof that it is the one asking, and who asked it. */
export const originHeader = 'x-origin-verify';
export const viewerHeader = 'x-viewer-address';

/** What others write of where a request came from, or of what it was sent to: it decides nothing, so no handler sees it. */
const hearsay =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/;

interface GatewayEvent {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly requestContext?: {
    readonly eventType?: string;
    readonly http?: { readonly sourceIp: string };
  };
}

type Handler = (event: GatewayEvent, ...rest: readonly unknown[]) => Promise<unknown>;
export type ReadSecret = () => Promise<readonly string[]>;

/**
 * Lets a function be asked through CloudFront only, where the firewall is. The HTTP API can neither be hidden nor check a
 * header, so this stands in each bundle before the handler. It also gives the handler the person's own address, which
 * rate limits count by, where the gateway only saw CloudFront's; a function at the edge writes it on every way that lets
 * headers of the viewer through. Connected sockets were checked when they opened.
 * @public bundles import it by its name, in code that bundling writes
 */
export function guardOrigin(handler: Handler, readSecret: ReadSecret = readOriginSecret): Handler {
  return async (event, ...rest) => {
    const { http, eventType } = event.requestContext ?? {};
    if (!http && eventType !== 'CONNECT') return handler(event, ...rest);
    const given = headerOf(event, originHeader);
    if (!(await isOurs(given, readSecret))) return { statusCode: 403, headers: { 'cache-control': 'no-store' } };
    return handler(http ? seenFrom(event, http.sourceIp) : event, ...rest);
  };
}

/** HTTP APIs send header names in lower case, WebSocket APIs as they came. */
function headerOf({ headers }: GatewayEvent, name: string): string | undefined {
  return Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

function seenFrom(event: GatewayEvent, gatewaySaw: string): GatewayEvent {
  const { requestContext, headers = {} } = event;
  const viewer = headerOf(event, viewerHeader) ?? '';
  const sourceIp = isIP(viewer) ? viewer : gatewaySaw;
  const trusted = Object.entries(headers).filter(([name]) => !isOfTheWay(name.toLowerCase()));
  return {
    ...event,
    headers: Object.fromEntries(trusted),
    requestContext: { ...requestContext, http: { ...requestContext?.http, sourceIp } },
  };
}

const isOfTheWay = (name: string) => name === originHeader || name === viewerHeader || hearsay.test(name);

/** Digests are of one length, so neither the time nor an exception tells how close a guess was. */
async function isOurs(given: string | undefined, readSecret: ReadSecret): Promise<boolean> {
  if (!given) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const secrets = await readSecret();
  return secrets.some((secret) => timingSafeEqual(digest(secret), digest(given)));
}

const rememberMs = 5 * 60_000;
let remembered: { readonly until: number; readonly secrets: Promise<readonly string[]> } | undefined;

/** The present secret and the one before it, so that one can be changed while CloudFront still sends the other. */
function readOriginSecret(): Promise<readonly string[]> {
  const now = performance.now();
  if (remembered && now < remembered.until) return remembered.secrets;
  const client = new SecretsManagerClient();
  const read = async (VersionStage: string) => {
    const command = new GetSecretValueCommand({ SecretId: variable('ORIGIN_SECRET_ID'), VersionStage });
    return (await client.send(command)).SecretString ?? '';
  };
  const secrets = Promise.all([read('AWSCURRENT'), read('AWSPREVIOUS').catch(() => '')]).then((found) =>
    found.filter((secret) => secret !== ''),
  );
  remembered = { until: now + rememberMs, secrets };
  secrets.catch(() => {
    remembered = undefined;
  });
  return secrets;
}
