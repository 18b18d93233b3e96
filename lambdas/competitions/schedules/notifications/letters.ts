import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Difference } from '#shared/competitions/schedules/difference.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import type { Desk } from '../season-desk.ts';

interface Said {
  readonly origin: string;
  readonly seasonId: string;
  readonly subject: string;
  readonly words: string;
  readonly lines: readonly string[];
}

export const scheduleLetter = ({ origin, seasonId, subject, words, lines }: Said): NoticeContent => ({
  subject,
  content: {
    preheader: words,
    heading: subject,
    paragraphs: [words, ...lines],
    action: { label: 'See the schedule', url: `${origin}/seasons/${seasonId}/schedule` },
    footerLines: [],
  },
});

/** The rest is on the page. */
const mostLines = 12;

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const clockWords = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `Ants – Bees: Sat, Dec 5, 6:30 PM, North, court 1 (was ...)`, at most twelve. */
export function changeLines(changes: Difference['changes'], { all, schedule, season }: Desk): string[] {
  const name = (squadId: string) => all.find((squad) => squad.squadId === squadId)?.name ?? 'A team';
  const where = ({ placeId, courtId }: PlayedAt) => {
    const place = schedule.plan?.places.find((one) => one.placeId === placeId);
    return [place?.name, place?.courts.find((court) => court.courtId === courtId)?.name].filter(Boolean).join(', ');
  };
  const when = (at: PlayedAt) => {
    const { localStart } = at;
    const then = new Date(`${localStart.slice(0, 16)}Z`);
    return `${dayWords.format(then)}, ${clockWords.format(then)}, ${where(at)}`;
  };
  const lines = changes.slice(0, mostLines).map((change) => {
    const match = `${name(change.homeId)} – ${name(change.awayId)}`;
    if (change.change === 'removed') return `${match}: time TBD (was ${when(change.from)})`;
    const was = change.change === 'moved' ? ` (was ${when(change.from)})` : '';
    return `${match}: ${when(change.to)}${was}${change.change === 'turned' ? ', home and away swapped' : ''}`;
  });
  const more = changes.length > mostLines ? [`And ${changes.length - mostLines} more.`] : [];
  return [...lines, ...more, `All times are ${zoneName(season.facts.timeZone)}.`];
}

/** `Central Time`. */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
