import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

const read = async (eventId: string) => (await operations(lifecycleContract).listChangeSeen({ eventId })).people;

/** Who has not said that they have seen the newest change, for hosts; nothing where nobody was asked. */
export function ChangeSeen({ eventId }: { readonly eventId: string }) {
  const people = useRead(eventId, read) ?? [];
  if (people.length === 0) return null;
  const unseen = people.filter(({ hasSeen }) => !hasSeen);
  return (
    <ExpandableSection
      variant="container"
      headerText="Who has seen the change"
      headerCounter={`(${people.length - unseen.length}/${people.length})`}
      defaultExpanded={unseen.length > 0}
    >
      {unseen.length === 0 ? (
        <p>Everybody who was in has seen it.</p>
      ) : (
        <>
          <p>Not yet seen by:</p>
          <ul>
            {unseen.map(({ userId, displayName }) => (
              <li key={userId}>{displayName}</li>
            ))}
          </ul>
        </>
      )}
    </ExpandableSection>
  );
}
