import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { useEffect, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { upkeep } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type People = Answer<typeof upkeep.operations.listChangeSeen>['people'];

/** Who has not said that they have seen the newest change, for hosts; nothing where nobody was asked. */
export function ChangeSeen({ eventId }: { readonly eventId: string }) {
  const [people, setPeople] = useState<People>([]);
  useEffect(() => {
    const leaving = new AbortController();
    operations(upkeep)
      .listChangeSeen({ eventId }, { signal: leaving.signal })
      .then(
        (answer) => setPeople(answer.people),
        () => undefined,
      );
    return () => leaving.abort();
  }, [eventId]);
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
