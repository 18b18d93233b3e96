import type { Competition } from '#shared/competitions/standings/competition.ts';
import type { Entrant, MatchResult, OpenMatch } from '#shared/competitions/standings/results.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';

const nth = (index: number) => `2027-03-${String(1 + (index % 28)).padStart(2, '0')}`;

/** `A-B 1-0, B-C 2-2 ot` on days one after the other; `A-B` alone is still to be played. */
export function matchesOf(text: string): { results: MatchResult[]; open: OpenMatch[] } {
  const results: MatchResult[] = [];
  const open: OpenMatch[] = [];
  for (const [index, match] of text.split(',').entries()) {
    const found = /^\s*(\w+)-(\w+)(?: (\d+)-(\d+)(?: (ot|f\w+))?)?\s*$/.exec(match);
    if (!found) continue;
    const [, homeId = '', awayId = '', home, away, how] = found;
    const sides = { matchId: `m${index}`, homeId, awayId };
    if (home === undefined) open.push({ ...sides, on: nth(index) });
    else results.push({ ...sides, ...resultOf(how), playedOn: nth(index), score: { home: +home, away: Number(away) } });
  }
  return { results, open };
}

/** `ot` is overtime; `fh`, `fa` and `fb` say who did not come: home, away, both. */
function resultOf(how: string | undefined): Pick<MatchResult, 'resultType' | 'counts' | 'forfeitedBy'> {
  if (how === 'ot') return { resultType: 'overtime', counts: 'table' };
  const forfeitedBy = ({ fh: 'home', fa: 'away', fb: 'both' } as const)[how ?? ''];
  return forfeitedBy
    ? { resultType: 'forfeit', counts: 'table', forfeitedBy }
    : { resultType: 'regular', counts: 'table' };
}

/** Entrants named as in the text, in no order that means anything. */
export const entrantsOf = (text: string): Entrant[] =>
  [...new Set(text.match(/\b[A-Z]\w*\b/g))].map((entrantId) => ({ entrantId, name: entrantId, status: 'in' }));

/** A competition out of a line of matches, by soccer's rules where nothing else is said. */
export const competitionOf = (
  text: string,
  { ruleset, ...rest }: Partial<Omit<Competition, 'ruleset'>> & { readonly ruleset?: Partial<Ruleset> } = {},
): Competition => ({
  entrants: entrantsOf(text),
  ...matchesOf(text),
  ...rest,
  ruleset: { ...standingsTemplates.soccer, ...ruleset },
});
