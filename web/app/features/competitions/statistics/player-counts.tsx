import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import { quantity } from '#shared/quantity.ts';
import { hasPlayed, keyOf, playedKey, type Typed } from './typed-lines.ts';
import '#web/app/forms/fields.css';
import './players.css';

type Player = EnteredSide['players'][number];

interface Props {
  readonly players: readonly Player[];
  readonly counted: readonly Statistic[];
  /** What a playoff asks for; 0 where nothing is asked. */
  readonly leastMatches: number;
  /** What was typed since. */
  readonly typed: Typed;
  readonly onType: (key: string, text: string) => void;
}

/** Whether each player was there, and a number for each thing that their sport counts. */
export function PlayerCounts({ players, counted, leastMatches, typed, onType }: Props) {
  if (players.length === 0) return <p>No players with an account on this side.</p>;
  return (
    <div className="player-counts">
      <table aria-label="Player stats">
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Played</th>
            {counted.map(({ acronym, name }) => (
              <th key={acronym} scope="col">
                <abbr title={name}>{acronym}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.personId}>
              <th scope="row">
                {player.name}
                <About player={player} leastMatches={leastMatches} />
              </th>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Played, ${player.name}`}
                  checked={hasPlayed(player, counted, typed)}
                  onChange={({ target }) => onType(playedKey(player), target.checked ? 'yes' : '')}
                />
              </td>
              {counted.map((statistic) => (
                <td key={statistic.acronym}>
                  <CountField {...{ player, statistic, typed, onType }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{counted.map(({ acronym, name }) => `${acronym}: ${name.toLowerCase()}`).join(', ')}.</p>
    </div>
  );
}

/** What is to know of a player before they are entered. */
function About({ player: { guest, matches = 0 }, leastMatches }: Pick<Props, 'leastMatches'> & { player: Player }) {
  const words = [
    ...(guest ? ['Guest'] : []),
    ...(!guest && matches < leastMatches ? [`${matches} of ${quantity(leastMatches, 'match', 'matches')}`] : []),
  ];
  return words.length > 0 ? <small>{words.join(', ')}</small> : null;
}

interface CountProps extends Pick<Props, 'typed' | 'onType'> {
  readonly player: Player;
  readonly statistic: Statistic;
}

function CountField({ player, statistic, typed, onType }: CountProps) {
  const key = keyOf(player, statistic);
  return (
    <input
      className="native-input"
      type="number"
      inputMode="numeric"
      min={0}
      max={999}
      aria-label={`${statistic.name}, ${player.name}`}
      value={typed.get(key) ?? String(player.counts[statistic.acronym] ?? '')}
      onChange={(event) => onType(key, event.target.value)}
    />
  );
}
