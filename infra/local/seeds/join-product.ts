import { randomBytes } from 'node:crypto';
import { accounts } from '#shared/accounts/contract.ts';
import { createClient } from '#shared/contract/client.ts';
import { seedsClientId } from '../environment.ts';
import type { MailStore } from '../mail/mail-store.ts';
import { demoPassword } from './demo-sign-ins.ts';
import { eventually } from './eventually.ts';
import type { SeedPerson } from './people.ts';
import { callIdentity, type SeedSession, signIn } from './seed-session.ts';

/** All people of the first world are of age, and wants to be found by players nearby. */
const birthdate = '1990-05-17';

/** Goes the way that all users go: sign up, read the mail, enter the code, sign in, complete the profile. */
export async function joinProduct(
  origin: string,
  person: SeedPerson,
  cityPlaceId: string,
  mail: MailStore,
): Promise<SeedSession> {
  const session =
    (await signIn(origin, person.email, demoPassword).catch(() => undefined)) ?? (await signUp(origin, person, mail));
  const me = await eventually(async () => {
    const found = await session.accounts.getMe({});
    return found.state === 'success' ? found : undefined;
  });
  const { displayName, fullName, games } = person;
  const said = { displayName, fullName, games: [...games], birthdate, cityPlaceId };
  if (!me.hasAdditionalInfo) await session.people.saveProfile({ ...said, version: me.version });
  const { version } = await session.privacy.getPrivacy({});
  if (version === 0) await session.privacy.savePrivacy({ nearbyPlayers: true, version });
  return session;
}

async function signUp(origin: string, { email }: SeedPerson, mail: MailStore): Promise<SeedSession> {
  const before = mail.list({ to: email, limit: 1 })[0]?.messageId;
  const attempt = randomBytes(16).toString('base64url');
  const input = { email, password: demoPassword, attempt, acceptsTermsAndIs13: true } as const;
  await createClient(accounts, origin, fetch).signUp(input);
  const code = await eventually(async () => {
    const [newest] = mail.list({ to: email, limit: 1 });
    return newest && newest.messageId !== before ? />\s*(\d{6})\s*</.exec(newest.html)?.[1] : undefined;
  });
  await callIdentity(origin, 'ConfirmSignUp', {
    ClientId: seedsClientId,
    Username: email,
    ConfirmationCode: code,
    ClientMetadata: { attempt },
  });
  return signIn(origin, email, demoPassword);
}
