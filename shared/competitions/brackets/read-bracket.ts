import { bestOf } from './best-of.ts';
import type { Bracket } from './bracket.ts';
import type { BracketMatch, ReadBracket } from './bracket-match.ts';
import { championOf } from './champion.ts';
import { judgeMatch } from './judge-match.ts';
import { matchLabel, roundLabel } from './match-label.ts';
import { planBracket } from './plan/plan-bracket.ts';
import { fillSlots } from './seeding/fill-slots.ts';

/** Pairings and results: all of it follows from seeds, withdrawals and records. */
export function readBracket(bracket: Bracket): ReadBracket {
  const inDouble = bracket.configuration.format === 'double';
  const matches = new Map<string, BracketMatch>();
  const ranks = seedRanks(bracket);
  for (const planned of planBracket(bracket.configuration, bracket.seeds)) {
    const slots = fillSlots(planned, bracket, matches, ranks);
    const most = bestOf(bracket.configuration, planned);
    const judged = judgeMatch(planned, slots, most, bracket, matches);
    const [a, b] = slots.map((slot) => (slot.slotState === 'set' ? ranks.get(slot.entrantId) : undefined));
    matches.set(planned.matchId, {
      ...planned,
      label: matchLabel(planned, inDouble),
      roundLabel: roundLabel(planned, inDouble),
      bestOf: most,
      slots,
      ...(a !== undefined && b !== undefined && { home: a < b ? (0 as const) : (1 as const) }),
      ...judged,
    });
  }
  const read = [...matches.values()];
  const champion = championOf(read, bracket);
  return {
    state: stateOf(bracket, read),
    matches: read,
    ...(champion && { champion }),
    outdated: Object.keys(bracket.records).filter((matchId) => !matches.get(matchId)?.record),
  };
}

/** Seed by entrant, 1 for the best. */
const seedRanks = ({ seeds }: Bracket): ReadonlyMap<string, number> =>
  new Map(seeds.flatMap((slot, index) => (slot.slotState === 'set' ? [[slot.entrantId, index + 1] as const] : [])));

function stateOf({ phase }: Bracket, matches: readonly BracketMatch[]): ReadBracket['state'] {
  if (phase !== 'confirmed') return phase;
  if (matches.every(({ winner, status }) => winner !== undefined || status === 'cancelled')) return 'completed';
  return matches.some(({ status }) => hasBegun.has(status)) ? 'in_progress' : 'confirmed';
}

const hasBegun = new Set(['in_progress', 'final', 'forfeited']);
