import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';

const read = async (eventId: string) => (await operations(lifecycleContract).listChangeSeen({ eventId })).people;

/** Players who have not confirmed the newest change, for hosts; nothing where no one had to. */
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
        <p>All players have seen it.</p>
      ) : (
        <>
          <p>Not seen yet:</p>
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
