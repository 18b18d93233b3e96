import { type PriceTerms, wholePrice, wholeTeamFee } from '#shared/competitions/payments/whole-prices.ts';
import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { Spots } from '#shared/competitions/seasons/views.ts';
import { formatMoney } from '#shared/money.ts';
import { quantity } from '#shared/quantity.ts';
import { toLocal } from '#shared/time.ts';

const nouns = { teams: 'team spot', players: 'free agent spot' } as const;

/** `3 team spots left`, `Full`; nothing of what is not limited. */
export function spotsWords(spots: readonly Spots[]): readonly { readonly words: string; readonly isFull: boolean }[] {
  return (['teams', 'players'] as const).flatMap((kind) => {
    const limited = spots.filter((one) => one.kind === kind).map(({ left }) => left);
    if (limited.length === 0 || limited.some((left) => left === undefined)) return [];
    const left = limited.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return [
      left > 0
        ? { words: `${quantity(left, nouns[kind])} left`, isFull: false }
        : { words: `No ${nouns[kind]}s left`, isFull: true },
    ];
  });
}

/** What a team and a player pay, with everything in it; nothing of ways to register that are not offered. */
export function pricesOf(season: Season, terms: PriceTerms): readonly { sum: string; each: string }[] {
  const team = wholeTeamFee(season, terms) ?? wholePrice(season, 'create_team', terms);
  const modes = ['individual', 'small_group', 'join_team'] as const;
  const mode = modes.find((one) => season.registrationModes.includes(one));
  const player = mode && wholePrice(season, mode, terms);
  return [
    ...(team ? [{ sum: formatMoney(team), each: 'team' }] : []),
    ...(player ? [{ sum: formatMoney(player), each: 'player' }] : []),
  ];
}

/** `Register by Fri, Jan 22`: the last day on which a window is open, on the season's calendar. */
export function deadlineWords(
  { registrationWindows, timeZone }: Pick<Season, 'registrationWindows' | 'timeZone'>,
  now: Date,
): string | undefined {
  const last = registrationWindows
    .map(({ closesAt }) => closesAt)
    .toSorted()
    .at(-1);
  if (!last || new Date(last) <= now) return undefined;
  // A window that closes at midnight is open on the day before.
  const day = toLocal(new Date(Date.parse(last) - 1), timeZone).slice(0, 10);
  return `Register by ${dayWords(day)}`;
}
