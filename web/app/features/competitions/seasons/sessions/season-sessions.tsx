import type { SeasonView } from '#shared/competitions/seasons/views.ts';
import { zoneWords } from '#web/blocks/zone-words.ts';
import '#web/app/shell/page/page-parts.css';

/** When a season is played besides its matches. */
export const SeasonSessions = ({ view: { sessions, season } }: { readonly view: SeasonView }) => (
  <section className="page-card">
    <h2>Sessions</h2>
    <ul className="page-rows">
      {sessions.map(({ sessionId, label, localStart, localEnd, placeName }) => (
        <li key={sessionId}>
          <strong>{label}</strong>
          <div>
            {localTimes(localStart, localEnd)}
            {placeName && ` · ${placeName}`} ({zoneWords(season)})
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const clock = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** `Sat, Jun 7, 6:00 – 8:00 PM`, on the season's own clock. */
const localTimes = (from: string, to: string): string =>
  clock.formatRange(new Date(`${from.slice(0, 16)}Z`), new Date(`${to.slice(0, 16)}Z`));
