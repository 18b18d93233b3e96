import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';

/** No entrants: nothing is lit. */
export const noneLit: ReadonlySet<string> = new Set();

/** The entrant of the side under the pointer. */
export function entrantAt(target: EventTarget): ReadonlySet<string> | undefined {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-entrant]')?.dataset.entrant : undefined;
  return id ? new Set([id]) : undefined;
}

/** The winner of a match, or both sides while it is open. */
export function leadersOf({ slots, winner }: BracketMatch): ReadonlySet<string> {
  const sides = winner === undefined ? slots : [slots[winner]];
  return new Set(sides.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : [])));
}

/** The matches that one of the entrants plays. */
export const matchesOf = (matches: readonly BracketMatch[], lit: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    matches
      .filter(({ slots }) => slots.some((slot) => slot.slotState === 'set' && lit.has(slot.entrantId)))
      .map(({ matchId }) => matchId),
  );
