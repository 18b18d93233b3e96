import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import type { HttpEvent } from '#lambdas/kernel/http/actor.ts';
import { tally } from '#lambdas/kernel/observability/invocation.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Provider } from '../provider/stripe.ts';
import type { TakeIn } from './intake.ts';
import { type ProviderEvent, readEvent } from './provider-event.ts';
import { isSigned } from './verify-signature.ts';

/** Where the provider posts what happens on connected accounts; the platform's own goes to the other address. */
const connectPath = '/webhooks/stripe-connect';
const platformPath = '/webhooks/stripe';

const maxBytes = 1_000_000;

/**
 * Answers a webhook: 2xx only after what follows from it is stored, so that the provider sends again whatever was lost.
 * @throws {Problem} webhook.tooLarge; webhook.refused, for a signature that is missing, wrong or old and for an event of the
 * other mode or of the other address: nothing of those is stored
 */
export async function receive(
  request: HttpEvent,
  { provider, takeIn, now }: { readonly provider: Provider; readonly takeIn: TakeIn; readonly now: Date },
): Promise<HttpResult> {
  const body = bytesOf(request);
  if (body.length > maxBytes) throw new Problem('webhook.tooLarge');
  if (!isSigned(body, request.headers['stripe-signature'], provider.webhookSecrets, now))
    throw new Problem('webhook.refused');
  const event = eventIn(body);
  if (!event || event.livemode !== provider.livemode || !isAtItsAddress(event, request.rawPath))
    throw new Problem('webhook.refused');
  noteAge(event, now);
  await takeIn(event, provider, now);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: '{"received":true}' };
}

/** How long ago it happened: an alarm hears of events that come late. */
function noteAge({ createdAt }: ProviderEvent, now: Date): void {
  const counted = tally();
  if (counted) counted.dueAgeMs = Math.max(0, now.getTime() - createdAt * 1000);
}

const bytesOf = ({ body = '', isBase64Encoded }: HttpEvent): Buffer =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const isAtItsAddress = ({ account }: ProviderEvent, path: string) =>
  path === (account === undefined ? platformPath : connectPath);

function eventIn(body: Buffer): ProviderEvent | undefined {
  try {
    return readEvent(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}
