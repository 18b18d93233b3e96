import { safeReturnPath } from '#web/app/router/return-path.ts';

/**
 * The secret by which the server knows, once the address is confirmed, that the password was chosen in this browser and
 * not by another person who signed up with the same address. It is shared by tabs: the link in the mail opens a new one.
 */
const key = 'rovers.signUpAttempt';

/** 256 random bits that fit into an address or a header. */
export function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export const keepAttempt = (email: string, attempt: string, onward = ''): void =>
  localStorage.setItem(key, `${attempt} ${email} ${onward}`);

/** The secret that this browser signed up with; undefined when another person or another browser did. */
export function keptAttempt(email: string): string | undefined {
  const [attempt, ofEmail] = localStorage.getItem(key)?.split(' ') ?? [];
  return ofEmail === email ? attempt : undefined;
}

/** Where the player was going when they signed up; a path holds no space. */
export function keptOnward(email: string): string | undefined {
  const [, ofEmail, onward] = localStorage.getItem(key)?.split(' ') ?? [];
  return ofEmail === email ? safeReturnPath(onward, '') || undefined : undefined;
}

export const forgetAttempt = (): void => localStorage.removeItem(key);
