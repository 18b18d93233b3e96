import type { Side } from '#shared/competitions/brackets/bracket.ts';
import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { besideLine, type NameOf, sideName, sideScore } from './bracket-words.ts';

interface MatchSidesProps {
  readonly match: BracketMatch;
  readonly nameOf: NameOf;
  /** The sides that a line leads to. */
  readonly lined?: readonly [boolean, boolean];
  /** The entrants whose path is lit. */
  readonly lit?: ReadonlySet<string>;
}

const noneLit: ReadonlySet<string> = new Set();

/** Both sides of a match, the winner bold with a check mark; an open side says which match it waits for. */
export const MatchSides = ({ match, nameOf, lined = [false, false], lit = noneLit }: MatchSidesProps) => (
  <>
    {([0, 1] as const).map((side) => (
      <span key={side} className={classOf(match, side, lit)} data-entrant={entrantOf(match, side)}>
        <SideCrest match={match} side={side} nameOf={nameOf} />
        <span className={match.slots[side].slotState === 'tbd' ? 'bracket-name bracket-waits' : 'bracket-name'}>
          {lined[side] ? besideLine(sideName(match, side, nameOf)) : sideName(match, side, nameOf)}
        </span>
        <span className="bracket-score">
          {sideScore(match, side)}
          {match.winner === side ? ' ✓' : ''}
        </span>
      </span>
    ))}
  </>
);

const entrantOf = ({ slots }: BracketMatch, side: Side): string | undefined => {
  const slot = slots[side];
  return slot.slotState === 'set' ? slot.entrantId : undefined;
};

function classOf(match: BracketMatch, side: Side, lit: ReadonlySet<string>): string {
  const standing = match.winner === undefined ? '' : match.winner === side ? ' bracket-won' : ' bracket-lost';
  return `bracket-side${standing}${lit.has(entrantOf(match, side) ?? '') ? ' bracket-lit' : ''}`;
}

/** A dashed square keeps the place of a team that is not known yet. */
function SideCrest({ match, side, nameOf }: Pick<MatchSidesProps, 'match' | 'nameOf'> & { readonly side: Side }) {
  const id = entrantOf(match, side);
  return id ? <Crest id={id} name={nameOf(id)} size={24} /> : <span className="bracket-open" aria-hidden="true" />;
}
