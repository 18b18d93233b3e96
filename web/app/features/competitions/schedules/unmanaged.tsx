import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';

const mostShown = 40;

/** Requests that a draft does not meet, each with the reason. */
export const Unmanaged = ({ draft: { unmet } }: { draft: NonNullable<ScheduleDesk['draft']> }) => (
  <ExpandableSection
    variant="container"
    headingTagOverride="h2"
    headerText="Requests we couldn’t meet"
    headerCounter={`(${unmet.length})`}
  >
    {unmet.length === 0 ? (
      <p>Every request is met.</p>
    ) : (
      <ul>
        {unmet.slice(0, mostShown).map(({ wish, keys, entrantIds, sentence }) => (
          <li key={`${wish} ${entrantIds.join()} ${keys.join()}`}>{sentence}</li>
        ))}
        {unmet.length > mostShown && <li>{`And ${unmet.length - mostShown} more.`}</li>}
      </ul>
    )}
  </ExpandableSection>
);
