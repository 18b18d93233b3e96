import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';

type Shown = NonNullable<ScheduleDesk['draft']>['receipt'];

/** How fair a schedule is, in sentences and by team. */
export const Receipt = ({ receipt, nameOf }: { receipt: Shown; nameOf: (squadId: string) => string }) => (
  <ExpandableSection variant="container" headerText="How fair is it?" headingTagOverride="h2">
    <ul>
      {receipt.sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
    <section className="schedule-scroll" aria-label="Fairness by team" tabIndex={0}>
      <table className="schedule-receipt">
        <thead>
          <tr>
            {['Team', 'Home', 'Away', 'Early', 'Late', 'Byes', 'Away in a row', 'Least rest (days)', 'Travel (km)'].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {receipt.entrants.map((one) => (
            <tr key={one.entrantId}>
              <th scope="row">{nameOf(one.entrantId)}</th>
              <td>{one.home}</td>
              <td>{one.away}</td>
              <td>{one.early}</td>
              <td>{one.late}</td>
              <td>{one.byes}</td>
              <td>{one.mostAwayInARow}</td>
              <td>{one.leastRestHours === undefined ? '–' : Math.round(one.leastRestHours / 2.4) / 10}</td>
              <td>{Math.round(one.travelKm)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </ExpandableSection>
);
