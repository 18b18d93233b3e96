import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { canTurnOff, isMailTopic, mailTopics } from '#shared/notifications/topics.ts';
import { renderMail } from '../../kernel/mail/layout.ts';
import type { Letter } from '../../kernel/mail/mailer.ts';
import type { HeldNotice } from '../ports/inbox/held-notices.ts';
import { mailOffLink } from '../ports/mail-off-link.ts';

interface Digest {
  readonly account: Account;
  readonly wanted: readonly HeldNotice[];
  readonly noticeId: string;
}

/** Everything that waited, oldest first. Of one topic it can be turned off from the mail, as every other mail about it. */
export function digestLetter({ account, wanted, noticeId }: Digest, origin: string, secret: string): Letter {
  const { userId, email } = account;
  const [first] = wanted;
  const heading = wanted.length === 1 && first ? first.title : `You have ${wanted.length} updates`;
  const topics = [...new Set(wanted.map(({ topic }) => topic))].filter(isMailTopic);
  const [only] = topics;
  const off = topics.length === 1 && only && canTurnOff(only) ? mailOffLink(origin, secret, userId, only) : undefined;
  const rendered = renderMail({
    preheader: wanted
      .map(({ title }) => title)
      .join(' · ')
      .slice(0, 200),
    heading,
    paragraphs: wanted.length === 1 && first ? [first.words] : wanted.map(({ title, words }) => `${title}\n${words}`),
    action:
      wanted.length === 1 && first?.url
        ? { label: 'Open', url: first.url }
        : { label: 'See all notifications', url: `${origin}/notifications` },
    footerLines: ['Sent as a digest, as you chose in your settings.'],
    ...(off && only && { unsubscribe: { label: `Turn off ${mailTopics[only].label}`, url: off.page } }),
  });
  return { to: email, subject: heading, ...rendered, noticeId, userId, ...(off && { oneClickOff: off.oneClick }) };
}
