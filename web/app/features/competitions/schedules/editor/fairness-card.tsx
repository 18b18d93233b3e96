import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import type { Fairness, Range } from '#shared/competitions/schedules/fairness.ts';
import { clockAt } from '../names.ts';
import type { RoundWords } from '../rounds/round-words.ts';
import './editor.css';

interface FairnessCardProps {
  readonly fairness: Fairness;
  readonly words: RoundWords;
  /** How evenly teams are treated otherwise: rest, byes, travel. */
  readonly sentences: readonly string[];
}

/** How often teams have each time, each field, and are at home: the least and the most of any. */
export function FairnessCard({ fairness, words, sentences }: FairnessCardProps) {
  const measures = measuresOf(fairness, words);
  return (
    <Container header={<Header variant="h2">How fair is it?</Header>}>
      <dl className="editor-fair">
        {measures.map(({ name, range, spread }) => (
          <div key={name} data-uneven={spread > 1}>
            <dt>{name}</dt>
            <dd>{sayRange(range, spread)}</dd>
            <Line range={range} />
          </div>
        ))}
      </dl>
      <ExpandableSection headerText="Counts by team">
        <TeamTable {...{ fairness, words }} />
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </ExpandableSection>
    </Container>
  );
}

interface Measure {
  readonly name: string;
  readonly range: Range;
  readonly spread: number;
}

function measuresOf({ home, away, times, courts }: Fairness, { fieldOf }: RoundWords): Measure[] {
  return [
    { name: 'Home matches', range: home, spread: home.most - home.least },
    { name: 'Away matches', range: away, spread: away.most - away.least },
    ...times.map((share) => ({ name: sayClock(share.of), range: share, spread: share.spread })),
    ...courts.map((share) => ({ name: sayField(share.of, fieldOf), range: share, spread: share.spread })),
  ];
}

const sayClock = (time: string) => clockAt({ localStart: `1970-01-01T${time}` });
const sayField = (court: string, fieldOf: RoundWords['fieldOf']) => {
  const [placeId = '', courtId = ''] = court.split('/');
  return fieldOf(placeId, courtId);
};

/** `3–4 for everyone`; `1–7` where that is not even. */
function sayRange({ least, most }: Range, spread: number): string {
  const counts = least === most ? `${least}` : `${least}–${most}`;
  return spread > 1 ? counts : `${counts} for everyone`;
}

/** As long as the least is of the most: full where all have the same. */
const Line = ({ range: { least, most } }: { readonly range: Range }) => (
  <div className="editor-fair-line" aria-hidden="true">
    <span style={{ inlineSize: `${most === 0 ? 100 : Math.max(8, (100 * least) / most)}%` }} />
  </div>
);

function TeamTable({ fairness: { teams, times, courts }, words }: Pick<FairnessCardProps, 'fairness' | 'words'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className="schedule-scroll" aria-label="Fairness by team" tabIndex={0}>
      <table className="schedule-receipt">
        <thead>
          <tr>
            {[
              'Team',
              'Home',
              'Away',
              ...times.map(({ of }) => sayClock(of)),
              ...courts.map(({ of }) => sayField(of, words.fieldOf)),
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.squadId}>
              <th scope="row">{words.nameOf(team.squadId)}</th>
              <td>{team.home}</td>
              <td>{team.away}</td>
              {times.map(({ of }) => (
                <td key={of}>{team.times.get(of) ?? 0}</td>
              ))}
              {courts.map(({ of }) => (
                <td key={of}>{team.courts.get(of) ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
