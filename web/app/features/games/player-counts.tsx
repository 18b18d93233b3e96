import type { EnteredSide } from '#shared/competitions/statistics/player-line.ts';
import type { Statistic } from '#shared/competitions/statistics/statistic.ts';
import '../../forms/fields.css';
import './games.css';

interface Props {
  readonly players: EnteredSide['players'];
  readonly counted: readonly Statistic[];
  /** What was typed since, by person and acronym. */
  readonly typed: ReadonlyMap<string, string>;
  readonly onType: (key: string, text: string) => void;
}

/** A number for each player and each thing that their sport counts. */
export function PlayerCounts({ players, counted, typed, onType }: Props) {
  if (players.length === 0) return <p>No player of this side is known by account.</p>;
  return (
    <div className="player-counts">
      <table aria-label="What each player did">
        <thead>
          <tr>
            <th scope="col">Player</th>
            {counted.map(({ acronym, name }) => (
              <th key={acronym} scope="col">
                <abbr title={name}>{acronym}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ personId, name, counts }) => (
            <tr key={personId}>
              <th scope="row">{name}</th>
              {counted.map((statistic) => {
                const key = `${personId} ${statistic.acronym}`;
                return (
                  <td key={key}>
                    <input
                      className="native-input"
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={999}
                      aria-label={`${statistic.name}, ${name}`}
                      value={typed.get(key) ?? String(counts[statistic.acronym] ?? '')}
                      onChange={(event) => onType(key, event.target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{counted.map(({ acronym, name }) => `${acronym}: ${name.toLowerCase()}`).join(', ')}.</p>
    </div>
  );
}
