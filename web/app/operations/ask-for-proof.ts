import { accessToken } from '#web/app/session/access-token.ts';

/** Asks the user for what the API misses; false when they would rather not. */
type Ask = () => Promise<boolean>;
type Missing = 'signIn.tooOld' | 'auth.factorNeeded';
const askers: Readonly<Record<Missing, Ask[]>> = { 'signIn.tooOld': [], 'auth.factorNeeded': [] };

/**
 * Says what asks when the API wants a fresh sign-in: the shell, or a dialog that stands above it and said so later. What was
 * refused is sent again afterwards. Returns what takes it back.
 */
export const onStaleSignIn = (ask: Ask): (() => void) => asking('signIn.tooOld', ask);

/** The same, where the API wants a code from the authenticator app. */
export const onFactorNeeded = (ask: Ask): (() => void) => asking('auth.factorNeeded', ask);

function asking(code: Missing, ask: Ask): () => void {
  askers[code].push(ask);
  return () => void askers[code].splice(askers[code].indexOf(ask), 1);
}

/** Has the user give what was missing, one thing or both, and sends what was refused again. */
export async function askForProof(first: Response, sendAgain: (token: string) => Promise<Response>): Promise<Response> {
  let refusal = first;
  for (const _ of Object.keys(askers)) {
    const ask = await askerFor(refusal);
    const token = (await ask?.()) && (await accessToken());
    if (!token) return refusal;
    refusal = await sendAgain(token);
  }
  return refusal;
}

async function askerFor(refusal: Response): Promise<Ask | undefined> {
  if (refusal.status !== 403) return undefined;
  const { code }: { readonly code?: unknown } = await refusal
    .clone()
    .json()
    .catch(() => ({}));
  return code === 'signIn.tooOld' || code === 'auth.factorNeeded' ? askers[code].at(-1) : undefined;
}
