import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { scoreNouns } from '#shared/competitions/games/scoring/score-nouns.ts';
import type { ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { judgeValues } from '../judge-values.ts';
import { Keypad } from './keypad.tsx';
import { type ScoreValues, valuesOf } from './score-values.ts';
import { heldSeconds, useHeld } from './use-held.ts';
import './keypad.css';

interface ScoreTapsProps {
  readonly game: Game;
  readonly match: Match;
  readonly names: readonly string[];
  readonly isSending: boolean;
  readonly onScore: (entry: ScoreEntry) => void;
}

/** Whether the score of a match can be tapped: two sides, and one number for each or for each set. */
export const takesTaps = ({ scoring }: Pick<Game, 'scoring'>, { sides }: Match): boolean =>
  sides.length === 2 && scoring.kind !== 'shared';

/** A score in two taps, one for each side; in sports with sets, two for each set. */
export function ScoreTaps({ game, match, names, isSending, onScore }: ScoreTapsProps) {
  const { gameTypeId = otherGameTypeId, scoring } = game;
  const nouns = scoreNouns(gameTypeId, scoring);
  const [values, setValues] = useState<ScoreValues>(() => emptied(valuesOf(game, match)));
  const [part, setPart] = useState(0);
  const [fault, setFault] = useState('');
  const held = useHeld();
  const press = (side: number, value: string) => {
    const lines = values.lines.map((line, at) =>
      at === part ? line.map((old, of) => (of === side ? value : old)) : line,
    );
    const next = { ...values, lines };
    setValues(next);
    setFault('');
    if (lines[part]?.some((text) => text === '')) return;
    const judged = judgeValues(next, game, match);
    if (!('fault' in judged)) held.hold(() => onScore(judged.entry));
    else if (judged.at === part || part + 1 >= lines.length) setFault(judged.fault);
    else setPart(part + 1);
  };
  const undo = () => {
    held.undo();
    setValues(emptied(values));
    setPart(0);
  };
  const partWords = values.kind === 'sets' ? `${nouns.part} ${part + 1}. ` : '';
  return (
    <div className="score-taps">
      <Board match={match} names={names} values={values} />
      <div role="status">
        {held.isHeld && <p>{`${resultWords(values, names)} It is sent in ${heldSeconds} seconds.`}</p>}
        {isSending && <p>Sending the score…</p>}
      </div>
      {fault && <div role="alert">{fault}</div>}
      {held.isHeld ? (
        <div className="score-taps-acts">
          <Button variant="primary" onClick={held.sendNow}>
            Send now
          </Button>
          <Button onClick={undo}>Undo</Button>
        </div>
      ) : (
        !isSending && (
          <div className="keypads">
            {names.map((name, side) => (
              <Keypad
                key={`${part} ${side}`}
                label={`${partWords}${nouns.counted}, ${name}`}
                value={values.lines[part]?.[side] ?? ''}
                onPress={(value) => press(side, value)}
              />
            ))}
          </div>
        )
      )}
    </div>
  );
}

const emptied = (values: ScoreValues): ScoreValues => ({
  ...values,
  outcome: 'regular',
  lines: values.lines.map((line) => line.map(() => '')),
});

/** Sets that a side won so far; where there are none, its number. */
function shownOf({ kind, lines }: ScoreValues, side: number): string {
  if (kind === 'numbers') return lines[0]?.[side] || '·';
  const whole = lines.filter((line) => line.every((text) => text !== ''));
  return String(whole.filter((line) => Number(line[side]) > Number(line[1 - side])).length);
}

/** `Heroes 5, Kicks 3.` */
const resultWords = (values: ScoreValues, names: readonly string[]) =>
  `${names.map((name, side) => `${name} ${shownOf(values, side)}`).join(', ')}.`;

interface BoardProps {
  readonly match: Match;
  readonly names: readonly string[];
  readonly values: ScoreValues;
}

function Board({ match, names, values }: BoardProps) {
  const sets = values.lines.filter((line) => line.every((text) => text !== '')).map((line) => line.join('–'));
  return (
    <div className="score-board" aria-hidden>
      {names.flatMap((name, side) => [
        <span key={name} className="score-board-side">
          <Crest id={match.sides[side]?.entrantId ?? name} name={name} size={72} />
          {name}
        </span>,
        ...(side === 0 ? [<strong key="score">{`${shownOf(values, 0)} – ${shownOf(values, 1)}`}</strong>] : []),
      ])}
      {values.kind === 'sets' && sets.length > 0 && <small>{sets.join(', ')}</small>}
    </div>
  );
}
