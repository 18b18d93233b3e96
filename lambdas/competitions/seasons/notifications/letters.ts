import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { RegistrationStatus } from '#shared/competitions/seasons/words.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';

interface Said {
  readonly origin: string;
  readonly seasonId: string;
  readonly subject: string;
  readonly words: string;
}

/** What is said of a season, with the way to it. */
export const seasonLetter = ({ origin, seasonId, subject, words }: Said): NoticeContent => ({
  subject,
  content: {
    preheader: words,
    heading: subject,
    paragraphs: [words],
    action: { label: 'See the season', url: `${origin}/seasons/${seasonId}` },
    footerLines: [],
  },
});

/** `Saturday, March 1, 2031`. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** `Mar 1, 2031, 12:00 PM CST`, on the clock of the season. */
export const instantInWords = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

interface Move {
  readonly before: RegistrationStatus;
  readonly status: RegistrationStatus;
  readonly seasonLabel: string;
  readonly squadName?: string | undefined;
  /** Until when the spot has to be paid, on the clock of the season, where it is held for that. */
  readonly payBy?: string | undefined;
  readonly isLapsed?: boolean | undefined;
  /** A free agent’s card is saved. */
  readonly isCardSaved?: boolean | undefined;
  /** A free agent saves a card for the spot, and pays later. */
  readonly savesCard?: boolean | undefined;
  /** A free agent lost the place on a team that was not paid. */
  readonly isPutBack?: boolean | undefined;
  /** `You` to the person, the first name of a child to its guardians. */
  readonly who: string;
}

type Words = { readonly subject: string; readonly words: string; readonly topic: MailTopic };

/** What is said of a registration that is another than before. A place that got free is said so that it cannot be missed. */
export function moveWords(move: Move): Words {
  const { before, seasonLabel, squadName, payBy, who } = move;
  const is = who === 'You' ? 'are' : 'is';
  const ended = endWords(move, is);
  if (ended) return { topic: 'teamJoin', ...ended };
  const agent = agentWords(move, is);
  if (agent) return { topic: 'teamJoin', ...agent };
  if (payBy) return { topic: 'waitlistOffer', ...payWords(move, payBy) };
  if (before === 'waitlisted') {
    const where = squadName ? `${squadName}, ${seasonLabel}` : seasonLabel;
    const words = 'A spot opened up. You don’t have to do anything.';
    return { topic: 'waitlistOffer', subject: `${who} ${is} in: ${where}`, words };
  }
  if (before === 'suspended')
    return { topic: 'teamJoin', subject: `${who} ${is} back in ${seasonLabel}`, words: 'The suspension is over.' };
  if (squadName)
    return { topic: 'teamJoin', subject: `${who} ${is} in ${squadName}`, words: `The team plays in ${seasonLabel}.` };
  const subject = `Registration for ${seasonLabel} changed`;
  return { topic: 'teamJoin', subject, words: 'See the season page for details.' };
}

/** Of a free agent, who pays once they are on a team. */
function agentWords(
  { seasonLabel, who, isCardSaved, isPutBack }: Move,
  is: 'are' | 'is',
): Omit<Words, 'topic'> | undefined {
  if (isCardSaved)
    return {
      subject: `${who} ${is} registered for ${seasonLabel}`,
      words: `The card is saved, and nothing is charged yet. We charge it when ${who === 'You' ? 'you’re' : `${who} is`} placed on a team. Withdraw before that, and you pay nothing.`,
    };
  if (!isPutBack) return undefined;
  const lost = who === 'You' ? 'you lost your place' : `${who} lost the place`;
  return {
    subject: `${who} ${is} off the team in ${seasonLabel}`,
    words: `The payment didn’t come in time, so ${lost} on the team and ${is === 'are' ? 'are' : 'is'} at the end of the list of free agents. Nothing was charged. Save another card to be placed again.`,
  };
}

/** A spot is theirs once it is paid. */
function payWords({ before, seasonLabel, squadName, savesCard, who }: Move, payBy: string): Omit<Words, 'topic'> {
  const where = squadName ? `${squadName}, ${seasonLabel}` : seasonLabel;
  const holder = who === 'You' ? 'you' : who;
  const subject = `${savesCard ? 'Save a card' : 'Pay'} by ${payBy} to be in: ${where}`;
  if (before === 'placed' || before === 'active') {
    const words = `There’s a place on a team for ${holder}. Pay until then to keep it. After that it goes to another player.`;
    return { subject, words };
  }
  const why = before === 'waitlisted' ? 'A spot opened up.' : 'The captain said yes.';
  return { subject, words: `${why} We hold it for ${holder} until then. After that it goes to the next in line.` };
}

/** Of a registration that does not count any more, or not for now. */
function endWords(
  { before, status, seasonLabel, who, isLapsed }: Move,
  is: 'are' | 'is',
): Omit<Words, 'topic'> | undefined {
  if (isLapsed)
    return {
      subject: `${who} ${is} out of ${seasonLabel}`,
      words:
        'The spot wasn’t paid in time, so it goes to the next in line. You can register again while there is room.',
    };
  if (status === 'withdrawn')
    return { subject: `${who} ${is} out of ${seasonLabel}`, words: 'The registration was withdrawn.' };
  if (status === 'suspended')
    return { subject: `${who} ${is} suspended in ${seasonLabel}`, words: 'Ask the organizers for details.' };
  if (status === 'transferred')
    return { subject: `${who} gave up a spot in ${seasonLabel}`, words: 'See who has it now on the season page.' };
  if (status !== 'rejected') return undefined;
  const words =
    before === 'started'
      ? 'The captain declined the request. You can ask another team while registration is open.'
      : 'The organizers declined the registration.';
  return { subject: `Registration declined: ${who === 'You' ? '' : `${who}, `}${seasonLabel}`, words };
}
