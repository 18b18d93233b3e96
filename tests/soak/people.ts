import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedsClientId } from '#infra/local/environment.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { callIdentity, type SeedSession, signIn } from '#infra/local/seeds/seed-session.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { createClient } from '#shared/contract/client.ts';
import { places } from '#shared/places/contract.ts';

const password = 'soaked-to-the-bone-2026';

/** A player with a complete profile, who came the way everyone comes. */
export async function newPerson(origin: string, name: string): Promise<SeedSession> {
  const email = `${name.toLowerCase()}@soak.example`;
  const attempt = randomBytes(16).toString('base64url');
  await createClient(accounts, origin, fetch).signUp({ email, password, attempt, acceptsTermsAndIs13: true });
  await callIdentity(origin, 'ConfirmSignUp', {
    ClientId: seedsClientId,
    Username: email,
    ConfirmationCode: await eventually(() => codeFor(origin, email)),
    ClientMetadata: { attempt },
  });
  const session = await signIn(origin, email, password);
  const me = await eventually(async () => {
    const found = await session.accounts.getMe({});
    return found.state === 'success' ? found : undefined;
  });
  const cityPlaceId = await austin(origin);
  const profile = { displayName: name, fullName: `${name} Soaker`, games: ['soccer'], cityPlaceId };
  await session.people.saveProfile({ ...profile, version: me.version });
  return session;
}

export async function austin(origin: string): Promise<string> {
  const { cities } = await createClient(places, origin, fetch).suggestCities({ text: 'Austin, TX' });
  return cities[0]?.placeId ?? '';
}

async function codeFor(origin: string, email: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/_local/mail?to=${encodeURIComponent(email)}`);
  const { mails } = (await response.json()) as { mails: Mail[] };
  return mails.map(({ html }) => />\s*(\d{6})\s*</.exec(html)?.[1]).find(Boolean);
}

/** Looks until there is something to see, for at most half a minute. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > giveUpAt) throw new Error('It never came about.');
    await sleep(50);
  }
}
