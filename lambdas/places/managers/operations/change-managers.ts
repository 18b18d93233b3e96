import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { placeManagers } from '#shared/places/managers/contract.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import { revisePlace } from '../../details/revise-place.ts';
import type { PlaceStore } from '../../details/store.ts';
import type { StoredPlace } from '../../details/stored-place.ts';
import { askLetter } from '../letters.ts';
import { answered, withAsked, withoutAsked, withoutManager } from '../managing.ts';

type Operations = (typeof placeManagers)['operations'];

interface Parts {
  readonly store: PlaceStore;
  readonly mailer: Mailer;
  readonly origin: string;
}

const changed = (changes: Partial<StoredPlace> | undefined) => changes && { changes };

/** Whether there is an account with the address stays unsaid: the person who signs in with it can answer. */
export async function askManager(
  { placeId, email }: Parsed<Operations['askManager']>,
  caller: Caller,
  { store, mailer, origin }: Parts,
): Promise<Output<Operations['askManager']>> {
  const { now, account } = caller;
  const place = await revisePlace({ placeId }, store, (before) => changed(withAsked(before, email, now.toISOString())));
  await mailer.send(askLetter(place, account?.displayName ?? '', { to: email, origin }), now);
  return {};
}

export async function withdrawManager(
  { placeId, email }: Parsed<Operations['withdrawManager']>,
  store: PlaceStore,
): Promise<Output<Operations['withdrawManager']>> {
  await revisePlace({ placeId }, store, (before) => changed(withoutAsked(before, email)));
  return {};
}

/** The proven address of the caller's account is what was asked. */
export async function answerManaging(
  { placeId, answer }: Parsed<Operations['answerManaging']>,
  caller: Caller,
  store: PlaceStore,
): Promise<Output<Operations['answerManaging']>> {
  const person = { userId: actorOf(caller).userId, email: caller.account?.email.toLowerCase() ?? '' };
  await revisePlace({ placeId }, store, (before) => changed(answered(before, person, answer)));
  return {};
}

export async function removeManager(
  { placeId, userId }: Parsed<Operations['removeManager']>,
  caller: Caller,
  store: PlaceStore,
): Promise<Output<Operations['removeManager']>> {
  const actor = actorOf(caller).userId;
  await revisePlace({ placeId }, store, (before) => changed(withoutManager(before, actor, userId)));
  return {};
}
