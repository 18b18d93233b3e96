import { readMailOffToken } from '#lambdas/notifications/ports/mail-off-link.ts';
import type { ProfileStore } from '#lambdas/people/profile/profile-store.ts';
import { Problem } from '#shared/contract/errors.ts';
import { canTurnOff } from '#shared/notifications/topics.ts';

/** Does what the link of a mail says; the link is the proof. */
export async function turnOffMail(
  { token }: { readonly token: string },
  profiles: Pick<ProfileStore, 'turnOffMail'>,
  secret: string,
): Promise<{ topic: string }> {
  const said = readMailOffToken(secret, token);
  if (!said || !canTurnOff(said.topic)) throw new Problem('mail.linkInvalid');
  await profiles.turnOffMail(said.userId, said.topic);
  return { topic: said.topic };
}
