import { Problem } from '#shared/contract/errors.ts';
import { canTurnOff } from '#shared/notifications/topics.ts';
import { readMailOffToken } from '../../ports/mail-off-link.ts';
import type { TurnOffMail } from '../mail-off-store.ts';

/** Does what the link of a mail says; the link is the proof. */
export async function turnOffMail(
  { token }: { readonly token: string },
  turnOff: TurnOffMail,
  secret: string,
): Promise<{ topic: string }> {
  const said = readMailOffToken(secret, token);
  if (!said || !canTurnOff(said.topic)) throw new Problem('mail.linkInvalid');
  await turnOff(said.holder, said.topic);
  return { topic: said.topic };
}
