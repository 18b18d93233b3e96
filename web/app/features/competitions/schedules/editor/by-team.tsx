import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { SquadCrest } from '../../seasons/squads/squad-crest.tsx';
import type { RoundWords } from '../rounds/round-words.ts';

interface ByTeamProps {
  readonly desk: Pick<ScheduleDesk, 'squads'>;
  readonly matches: NonNullable<ScheduleDesk['draft']>['matches'];
  readonly words: RoundWords;
}

/** Every team's matches in order of time. */
export const ByTeam = ({ desk, matches, words }: ByTeamProps) => (
  <div className="editor-teams">
    {desk.squads.map(({ squadId, name, logo }) => (
      <section key={squadId} aria-label={name}>
        <h3 className="schedule-day">
          <SquadCrest id={squadId} name={name} logo={logo} size={24} /> {name}
        </h3>
        <ol>
          {ownOf(matches, squadId).map((match) => (
            <li key={match.key}>{sayFor(squadId, match, words)}</li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);

type Match = ByTeamProps['matches'][number];

const ownOf = (matches: readonly Match[], squadId: string) =>
  matches
    .filter(({ homeId, awayId }) => homeId === squadId || awayId === squadId)
    .toSorted((a, b) => ((a.at?.localStart ?? '9') < (b.at?.localStart ?? '9') ? -1 : 1));

/** `Sat, Feb 6, 9:00 AM, Field 1: at home to Kicks`. */
const sayFor = (squadId: string, { at, homeId, awayId }: Match, { nameOf, sayTime }: RoundWords) =>
  `${at ? sayTime(at) : 'No time yet'}: ${homeId === squadId ? `home vs. ${nameOf(awayId)}` : `away at ${nameOf(homeId)}`}`;
