import { createHmac } from 'node:crypto';
import { sign, unsign } from '#lambdas/kernel/security/signature.ts';
import type { Person } from '../rsvp/line/line.ts';

const purpose = 'check-in';
/** No 0 and O, no 1, I and L, no U: nothing that is misread or misheard. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** What a QR code at the door holds: whose it is and for which event, signed. */
export const checkInToken = (secret: string, { eventId, userId }: Person): string =>
  sign(secret, purpose, `${eventId}/${userId}`);

/** Eight characters that stand for the same, to be typed. Only the people of one event are tried against it. */
export function typedCode(secret: string, { eventId, userId }: Person): string {
  const bytes = createHmac('sha256', secret)
    .update(JSON.stringify([purpose, eventId, userId]))
    .digest();
  const base = BigInt(alphabet.length);
  const digits = Array.from({ length }, (_, place) => (bytes.readBigUInt64BE() / base ** BigInt(place)) % base);
  return digits.map((digit) => alphabet[Number(digit)]).join('');
}

type Read = { readonly userId: string } | 'codeInvalid' | 'wrongEvent';

/** Whose code it is among the people of an event, whatever was put between the characters. */
export function readCode(secret: string, eventId: string, code: string, people: readonly string[]): Read {
  const signed = unsign(secret, purpose, code.trim());
  if (signed !== undefined) {
    const [forEvent, userId = ''] = signed.split('/');
    return forEvent === eventId ? { userId } : 'wrongEvent';
  }
  const typed = code.toUpperCase().replaceAll(/[\s-]/g, '');
  if (typed.length !== length) return 'codeInvalid';
  const [found, ...others] = people.filter((userId) => typedCode(secret, { eventId, userId }) === typed);
  return found !== undefined && others.length === 0 ? { userId: found } : 'codeInvalid';
}
