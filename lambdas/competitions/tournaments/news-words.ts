import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { nameAmongFellows } from '#lambdas/people/ports/naming/name-for-all.ts';
import { nameOf } from '#lambdas/people/ports/naming/name-of.ts';
import { anyFellow } from '#lambdas/people/ports/naming/naming.ts';
import type { Desk } from '#shared/competitions/tournaments/desk.ts';
import type { TournamentNews } from '#shared/competitions/tournaments/messages.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { when } from '#shared/payments/orders/trace-words.ts';
import type { NamingParts } from '../games/named-game.ts';
import type { DeskReader } from './desk-reader.ts';
import { namedPlayed, type PlayedParts, shownMatches } from './played.ts';
import type { StoredTournament } from './tournament-reader.ts';

export interface NewsSources extends PlayedParts, NamingParts {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly desks: DeskReader;
}

interface Words {
  readonly subject: string;
  readonly words: string;
}

/** What to say of news as things are now; undefined where it is no longer so. */
export async function newsWords(
  tournament: StoredTournament,
  news: TournamentNews,
  sources: NewsSources,
  now: Date,
): Promise<Words | undefined> {
  const { name, timeZone } = tournament.facts;
  const at = (payBy: string) => when(payBy, timeZone);
  switch (news.what) {
    case 'letIn':
      return news.payBy
        ? { subject: `A spot opened up: ${name}`, words: `Pay by ${at(news.payBy)} to keep it.` }
        : { subject: `You’re in: ${name}`, words: 'A spot opened up, and it’s yours.' };
    case 'lapsed':
      return {
        subject: `Your spot is free again: ${name}`,
        words: 'The fee wasn’t paid in time. If part of it was paid, that’s on its way back.',
      };
    case 'scheduleOut':
      return { subject: `The ${name} schedule is out`, words: 'See when and where you play.' };
    case 'cancelled':
      return { subject: `${name} is canceled`, words: tournament.cancelReason || 'The organizer canceled it.' };
    case 'partnerAsked': {
      const asker = nameOf(await sources.accounts.find(news.byId), now, nameAmongFellows);
      const words = `${asker} wants to play with you. Confirm, and you’re both in.`;
      return { subject: `${asker} wants to be your partner: ${name}`, words };
    }
    case 'partnerConfirmed':
      return news.payBy
        ? { subject: `You have a partner: ${name}`, words: `Pay by ${at(news.payBy)} to keep your spot as a pair.` }
        : { subject: `You’re in: ${name}`, words: 'Your partner confirmed, so you’re in as a pair.' };
    case 'partnerInvited':
      return undefined;
    case 'paired':
      return { subject: `You’re in: ${name}`, words: 'The organizer entered you as a pair. See who you play with.' };
    case 'partnerDeclined':
      return { subject: `Your request was declined: ${name}`, words: 'Other players may still need a partner.' };
    default:
      return deskWords(tournament, news, sources, now);
  }
}

type DeskNews = Extract<TournamentNews, { what: 'called' | 'placed' | 'announced' }>;

async function deskWords(
  { tournamentId, facts: { name, timeZone } }: StoredTournament,
  news: DeskNews,
  sources: NewsSources,
  now: Date,
): Promise<Words | undefined> {
  const desk = await sources.desks.read(tournamentId);
  if (news.what === 'announced') {
    const words = desk.news.find(({ at }) => at === news.at)?.words;
    return words === undefined ? undefined : { subject: `News about ${name}`, words };
  }
  const keys = new Set(news.what === 'called' ? [news.key] : news.keys);
  const matches = (await shownNow(desk, sources, now)).filter(({ key }) => keys.has(key));
  const [only, ...others] = matches;
  if (news.what === 'called')
    return only?.calledAt ? { subject: `Please come to ${only.court}: ${name}`, words: matchWords(only) } : undefined;
  if (!only?.startsAt) return undefined;
  const words =
    others.length === 0
      ? `${matchWords(only)} is on ${only.court}, ${whenWords(only.startsAt, timeZone)}.`
      : 'See when and where you play.';
  return { subject: `Your court and time: ${name}`, words };
}

const shownNow = async (desk: Desk, sources: NewsSources, now: Date) =>
  shownMatches(desk, await namedPlayed(desk, anyFellow(now), sources));

/** `SF 1: Ann – Bob` */
const matchWords = ({ label, sides }: Pick<ShownMatch, 'label' | 'sides'>): string =>
  `${label}: ${sides.map(({ name }) => name).join(' – ')}`;

const whenWords = (startsAt: string, timeZone = 'UTC'): string =>
  new Date(startsAt).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });
