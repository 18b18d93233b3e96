import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { RateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { Announced, AnnouncedThings } from '#lambdas/notifications/ports/announcements/announced.ts';
import type { Notice } from '#lambdas/notifications/ports/notice.ts';
import { nameAmongFellows } from '#lambdas/people/ports/naming/name-for-all.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { ReceivedMail } from './received-mail.ts';
import { tokenIn } from './relay-address.ts';
import { replyText } from './reply-text.ts';
import type { Relays } from './store.ts';

/** So many replies through one address are passed on in a day. */
const perDay = { calls: 20, per: 'day' } as const;

interface Parts {
  readonly relays: Relays;
  /** Accounts and guests. */
  readonly people: Pick<AccountReader, 'find'>;
  readonly events: Pick<AnnouncedThings, 'find'>;
  readonly limits: Pick<RateLimit, 'count'>;
  readonly tellPlayer: (notice: Notice, now: Date) => Promise<void>;
  readonly domain: string;
  readonly origin: string;
}

/** Passes a reply on to the person it is for. What cannot be passed on is dropped: an answer could go to the wrong person. */
export async function passOnReply(mail: ReceivedMail, parts: Parts, now: Date): Promise<void> {
  const tokens = mail.to.flatMap((address) => tokenIn(address, parts.domain) ?? []);
  for (const token of new Set(tokens)) {
    const refusal = mail.isRefused ? 'automatic, spam or forged' : await passOn(mail, token, parts, now);
    if (refusal) log.info(`a reply was not passed on: ${refusal}`, { messageId: mail.messageId });
  }
}

async function passOn(mail: ReceivedMail, token: string, parts: Parts, now: Date): Promise<string | undefined> {
  const route = await parts.relays.find(token, now);
  if (!route) return 'unknown or expired address';
  const [sender, recipient, event] = await Promise.all([
    parts.people.find(route.userId),
    parts.people.find(route.toId),
    parts.events.find(route.scopeId, now),
  ]);
  if (!sender || sender.deletedAt || sender.email.toLowerCase() !== mail.from) return 'another sender';
  if (!recipient || !event) return 'no recipient';
  const text = replyText(mail.text, [sender.email, recipient.email].filter(Boolean));
  if (!text) return 'no text';
  if (!(await isWithinLimit(token, parts, now))) return 'too many';
  const { userId, toId, scopeKind, scopeId } = route;
  const replyTo = await parts.relays.addressFor({ userId: toId, toId: userId, scopeKind, scopeId }, now);
  const name = nameOf(sender, now, nameAmongFellows);
  const notice = {
    cause: idFrom('message', 'messages.reply', mail.messageId, token),
    causedAt: now.toISOString(),
    userId: toId,
    topic: 'directMessage' as const,
    authorId: userId,
    about: { eventId: route.scopeId },
  };
  await parts.tellPlayer({ ...notice, tell: () => ({ ...forwarded(name, text, event, parts.origin), replyTo }) }, now);
  return undefined;
}

async function isWithinLimit(token: string, { limits }: Parts, now: Date): Promise<boolean> {
  try {
    await limits.count(token, 'passOnReply', perDay, now);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

const forwarded = (name: string, text: string, event: Announced, origin: string) => ({
  subject: `${name} replied: ${event.name}`,
  content: {
    preheader: text.replaceAll(/\s+/g, ' ').slice(0, 140),
    heading: `${name} replied`,
    paragraphs: text.split(/\n{2,}/),
    ...event.facts(origin),
    footerLines: [`Reply to this email to reach ${name}. We pass your reply on without showing your address.`],
  },
});
