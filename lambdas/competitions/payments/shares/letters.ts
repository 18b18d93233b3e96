import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { formatMoney, type Money } from '#shared/money.ts';

interface Shared {
  readonly title: string;
  readonly team: string;
  /** On the clock of the season. */
  readonly payBy: string;
  readonly url: string;
}

interface Asked extends Shared {
  /** `You`, or the first name of a child. */
  readonly who: string;
  readonly rest: Money;
  readonly isReminder: boolean;
}

/** What a player is asked to pay of the fee of their team. */
export function shareLetter({ title, team, payBy, url, who, rest, isReminder }: Asked): NoticeContent {
  const sum = formatMoney(rest);
  const whose = who === 'You' ? 'Your' : `${who}’s`;
  const subject = isReminder ? `Still to pay: ${sum} for ${team}` : `${whose} share of the ${team} fee: ${sum}`;
  const words = `${whose} share of the team fee for ${title} is ${sum}. Pay it by ${payBy}.`;
  return letter(subject, words, { label: `Pay ${sum}`, url });
}

interface Unpaid extends Shared {
  readonly rest: Money;
  readonly players: readonly string[];
}

/** The captain hears which shares were not paid in time. */
export function unpaidLetter({ title, team, url, rest, players }: Unpaid): NoticeContent {
  const words = `${new Intl.ListFormat('en-US').format(players)} didn’t pay in time for ${title}. You can remind them, split the fee again, or pay the rest yourself.`;
  return letter(`${formatMoney(rest)} of the ${team} fee isn’t paid`, words, { label: 'See the team fee', url });
}

const letter = (subject: string, words: string, action: { label: string; url: string }): NoticeContent => ({
  subject,
  content: { preheader: words, heading: subject, paragraphs: [words], action, footerLines: [] },
});
