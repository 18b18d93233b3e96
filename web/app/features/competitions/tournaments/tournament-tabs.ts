import type { MyTournamentView, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import type { PageTab } from '#web/app/shell/page/page-tabs.tsx';

const names = {
  overview: 'Overview',
  entries: 'Entries',
  draws: 'Brackets',
  schedule: 'Schedule',
  manage: 'Manage',
} as const;
export type TournamentTab = keyof typeof names;
/** `money` has a page of its own. */
export type TournamentPart = TournamentTab | 'money';

const isTab = (named: string | null): named is TournamentTab => named !== null && named in names;

/** The tab that an address names. */
export const tabIn = (url: string): TournamentTab => {
  const named = new URL(url).searchParams.get('tab');
  return isTab(named) ? named : 'overview';
};

/** The address of one part of a tournament's page. */
export const tabPath = (slug: string, tab: TournamentTab): string =>
  tab === 'overview' ? paths.tournament(slug) : `${paths.tournament(slug)}?tab=${tab}`;

/** Brackets and a schedule have a tab once there are some; Money and Manage are for organizers. */
export function tabsOf(
  view: MyTournamentView,
  board: TournamentBoard | undefined,
  current: TournamentPart,
): readonly PageTab[] {
  const { slug, categories } = view.tournament;
  const shown: readonly (readonly [TournamentPart, boolean])[] = [
    ['overview', true],
    ['entries', true],
    ['draws', (board?.draws.length ?? 0) > 0],
    ['schedule', (board?.matches.length ?? 0) > 0],
    ['money', view.may.includes('markPaid') && categories.some(({ fee }) => fee)],
    ['manage', isOrganizer(view)],
  ];
  return shown
    .filter(([part, isThere]) => isThere || part === current)
    .map(([part]) => ({
      text: textOf(part, view),
      to: part === 'money' ? paths.tournamentPayments(slug) : tabPath(slug, part),
      isCurrent: part === current,
    }));
}

function textOf(part: TournamentPart, view: MyTournamentView): string {
  if (part === 'money') return 'Money';
  return part === 'draws' ? drawsWord(view) : names[part];
}

const isOrganizer = ({ moves, may }: MyTournamentView): boolean =>
  moves.length > 0 || may.includes('checkIn') || may.includes('publishSchedule');

/** What its categories are drawn as. */
function drawsWord({ tournament: { categories } }: MyTournamentView): string {
  const hasBracket = categories.some(({ format }) => format.endsWith('elimination') || format === 'pools_to_bracket');
  const hasTable = categories.some(({ format }) => !format.endsWith('elimination'));
  if (hasBracket && hasTable) return 'Pools and brackets';
  return hasBracket ? 'Brackets' : 'Standings';
}
