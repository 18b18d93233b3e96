import { dayName } from '../schedules/names.ts';
import type { PrintedDay, PrintedMatch } from './printed-day.ts';
import './printed.css';

/** Days as headings, each with its matches; no day that fits is parted by the end of a page or column. */
export const PrintedDays = ({ days }: { readonly days: readonly PrintedDay[] }) => (
  <div className="printed-days">
    {days.map(({ day, round, matches }) => (
      <section key={day} className="printed-day">
        <h2>
          <span>{dayName(day)}</span> {round && <small>{round}</small>}
        </h2>
        <ul>
          {matches.map((match) => (
            <Line key={match.key} match={match} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const Line = ({
  match: {
    time,
    court,
    about,
    sides: [home, away],
    result,
  },
}: {
  readonly match: PrintedMatch;
}) => (
  <li>
    <b>{time}</b>
    <span>{court}</span>
    <span>
      {`${home} vs. ${away}`}
      {result !== undefined && <b>{` ${result}`}</b>}
      {about && <small>{about}</small>}
    </span>
  </li>
);
