import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import type { KnownDetails } from '../details/place-details.ts';

/** How a user shows that they speak for a place (domain 4.16). */
const ClaimWay = z.enum(['email', 'phone', 'document']);

/** `proving`: a code was mailed. `waiting`: those who manage the place decide. */
const ClaimStatus = z.enum(['proving', 'waiting', 'accepted', 'declined']);

/** How long a mailed code counts, and how often it may be mistyped. */
export const codeMinutes = 30;
export const codeTries = 5;
/** A website or a number must have stood in the listing for so long before it proves anything. */
export const contactsStandDays = 7;

/** A claim as the person who makes it sees it. */
export const MyClaim = z.object({
  way: ClaimWay,
  status: ClaimStatus,
  madeAt: z.iso.datetime(),
  /** Where the code was mailed to. */
  email: z.string().optional(),
  /** The code that the owner of the listed phone number gets. */
  code: z.string().optional(),
});
export type MyClaim = z.infer<typeof MyClaim>;

/** The same as those who decide see it. */
export const WaitingClaim = z.object({
  userId: UserId,
  displayName: z.string(),
  way: ClaimWay,
  madeAt: z.iso.datetime(),
  /** The number to call, and what must be said there. */
  phone: z.string().optional(),
  code: z.string().optional(),
  fileName: z.string().optional(),
});
export type WaitingClaim = z.infer<typeof WaitingClaim>;

/** Anyone can have an address there, so it proves nothing. */
const mailProviders = new Set(
  (
    'gmail.com googlemail.com google.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com ' +
    'mac.com aol.com proton.me protonmail.com pm.me gmx.com gmx.net mail.com zoho.com yandex.com fastmail.com hey.com ' +
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net'
  ).split(' '),
);

/** Whose mail addresses speak for a place: the host of its website, without `www.`. */
export function claimDomain({ website }: Pick<KnownDetails, 'website'>): string | undefined {
  if (!website) return undefined;
  const host = new URL(website).hostname.toLowerCase().replace(/^www\./, '');
  return mailProviders.has(host) ? undefined : host;
}

/** Whether an address is at a domain or below it. */
export function isAddressAt(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
}

/** The number that a listing gives: the one to book by, else the one in its contact. */
export function listedPhone({ access, contact = '' }: Pick<KnownDetails, 'access' | 'contact'>): string | undefined {
  if (access.bookingPhone) return access.bookingPhone;
  const [number] = contact.match(/\+?\d[\d\s().-]{5,}\d/) ?? [];
  return number;
}
