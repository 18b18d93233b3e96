import { share, signed } from '#shared/competitions/standings/words.ts';
import { LastFive } from './last-five.tsx';
import type { ShownRow } from './shown-row.ts';

/** Explains a rank: the sentence, every tie-breaker, and the figures a narrow table leaves out. */
export const RowDetails = ({ row }: { readonly row: ShownRow }) => (
  <div className="standings-details">
    <p>{row.why}</p>
    {row.trace.length > 1 && (
      <ol>
        {row.trace.map(({ by, sentence }, index) => (
          <li key={`${by} ${index}`}>{sentence}</li>
        ))}
      </ol>
    )}
    <dl>
      {figures(row).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Form</dt>
        <dd>
          <LastFive forms={row.last5} />
        </dd>
      </div>
    </dl>
    {row.adjustments.map(({ points, reason, madeOn }) => (
      <p
        key={`${madeOn} ${reason}`}
      >{`${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'} on ${madeOn}: ${reason}`}</p>
    ))}
  </div>
);

const streaks = { win: ['win', 'wins'], draw: ['draw', 'draws'], loss: ['loss', 'losses'] } as const;

function figures(row: ShownRow): readonly (readonly [string, string])[] {
  const late: readonly (readonly [string, number])[] = [
    ['Won in overtime', row.overtimeWon],
    ['Lost in overtime', row.overtimeLost],
    ['Forfeits', row.forfeited],
  ];
  return [
    ['Won', String(row.won)],
    ['Drawn', String(row.drawn)],
    ['Lost', String(row.lost)],
    ...late.filter(([, count]) => count > 0).map(([name, count]) => [name, String(count)] as const),
    ['Scored', `${row.for}:${row.against} (${signed(row.diff)})`],
    ['Win percentage', share(row.pct)],
    ...(row.streak ? [['Streak', streakWords(row.streak)] as const] : []),
  ];
}

const streakWords = ({ form, length }: NonNullable<ShownRow['streak']>): string =>
  `${length} ${streaks[form][length === 1 ? 0 : 1]}`;
