import { randomUUID } from 'node:crypto';
import { type Claims, toHttpEvent } from '#infra/local/gateway/http-event.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { type Client, createClient } from '#shared/contract/client.ts';
import { addressOf, type Contract, type Method, type Operation, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { aContext } from './a-context.ts';
import { cloud } from './cloud.ts';
import { drain, forget, index } from './drain.ts';
import { published } from './published.ts';
import { watched } from './refusals.ts';

const origin = 'http://localhost:5173';

/** Who calls, with which sign-in: one of now that has no name, unless said. */
interface SignedIn {
  readonly userId: string;
  readonly sessionId?: string;
  readonly signedInAt?: Date;
  /** Their name in the user pool, where it is not their id. */
  readonly poolName?: string;
  /** The user pool itself signed them in, with password and second factor. */
  readonly isPoolSignIn?: boolean;
  /** A real token of the user pool. */
  readonly accessToken?: string;
}

/** The product as an API test meets it: real handlers, the embedded table, and whatever it sent. */
export const product = {
  /** Typed callers of a contract over its real handler, through the gateway's own event. */
  client: <C extends Contract>(contract: C, handler: HttpHandler) => ({
    /** As API Gateway would call it for a player with a valid access token. */
    signedInAs: (person: SignedIn): Client<C> => createClient(contract, origin, transport(contract, handler, person)),
    /** A player who presents an ID token where an access token belongs. */
    withIdTokenOf: (person: { readonly userId: string }): Client<C> =>
      createClient(contract, origin, transport(contract, handler, person, 'id')),
    signedOut: (): Client<C> => createClient(contract, origin, transport(contract, handler)),
    /** A visitor who asks from another machine. */
    signedOutAt: (sourceIp: string): Client<C> =>
      createClient(contract, origin, transport(contract, handler, undefined, 'access', sourceIp)),
    /** The same for requests of which every byte of the answer counts. */
    sendAs: (person: { readonly userId: string }) => transport(contract, handler, person),
    /** For requests that no typed client would send. */
    send: transport(contract, handler),
  }),
  clock: {
    now: clock.now,
    /** From then on the present goes on from this instant. */
    moveTo: (instant: Date | string) => clock.moveTo(new Date(instant).getTime() - Date.now()),
    forwardMinutes: (minutes: number) => clock.moveTo(clock.ahead() + minutes * 60_000),
    reset: () => clock.moveTo(0),
  },
  /** Runs everything that follows from what was written (followers, relay, listeners) until nothing is left to do. */
  drain,
  index,
  forget,
  /** Every fact that reached the bus, oldest first. */
  messages: published,
  /** Mails that were sent, oldest first. */
  mails: (to?: string): readonly Mail[] => (to ? cloud.mails.filter((mail) => mail.to.includes(to)) : cloud.mails),
};

function transport(
  contract: Contract,
  handler: HttpHandler,
  person?: SignedIn,
  token: 'access' | 'id' = 'access',
  sourceIp = '127.0.0.1',
) {
  const match = createPathMatcher(
    Object.values<Operation>(contract.operations).map((to) => ({ method: to.method, path: addressOf(to), to })),
  );
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const matched = match(request.method, url.pathname);
    if (!matched)
      return unrouted(
        methods.some((method) => match(method, url.pathname)),
        request,
      );
    const isPublic = matched.to.access === 'public';
    const claims = isPublic ? undefined : claimsOf(person, token);
    if (!isPublic && !claims) return Response.json({ message: 'Unauthorized' }, { status: 401 });
    if (contract.name === 'discovery') await index();
    const event = toHttpEvent(
      {
        method: request.method,
        url,
        headers: {
          host: url.host,
          ...Object.fromEntries(request.headers),
          ...(person?.accessToken && { authorization: `Bearer ${person.accessToken}` }),
        },
        body: Buffer.from(await request.arrayBuffer()),
        sourceIp,
        requestId: randomUUID(),
        now: clock.now(),
        claims,
      },
      { route: { key: routeKey(matched.to) }, pathParameters: matched.pathParameters },
    );
    const { statusCode = 200, headers = {}, body = '' } = await watched(() => handler(event, aContext()));
    return new Response(body, { status: statusCode, headers: headers as Record<string, string> });
  };
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The gateway's own refusal of a method. A test that asks at an address of nothing proves nothing, whatever it expects. */
function unrouted(hasOtherMethod: boolean, { method, url }: Request): Response {
  if (!hasOtherMethod) throw new Error(`No route of this function answers ${method} ${url}`);
  return Response.json({ message: 'Not Found' }, { status: 404 });
}

const claimsOf = (person: SignedIn | undefined, token: 'access' | 'id'): Claims | undefined =>
  person && {
    sub: person.userId,
    username: person.poolName ?? person.userId,
    token_use: token,
    client_id: 'rovers-web',
    auth_time: String(Math.floor((person.signedInAt ?? clock.now()).getTime() / 1000)),
    ...(person.sessionId && { origin_jti: person.sessionId }),
    ...(person.isPoolSignIn && { scope: 'aws.cognito.signin.user.admin' }),
  };
