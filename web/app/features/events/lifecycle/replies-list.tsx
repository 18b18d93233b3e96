import ExpandableSection from '@cloudscape-design/components/expandable-section';
import type { Answer } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';

type Reply = Answer<typeof hostsContract.operations.listReplies>['replies'][number];

/** Who said maybe or no. */
export function RepliesList({ replies }: { replies: readonly Reply[] }) {
  return (
    <ExpandableSection variant="container" headerText="Maybe and no" headerCounter={`(${replies.length})`}>
      <ul className="joiners">
        {replies.map(({ userId, displayName, reply, note }) => (
          <li key={userId}>
            {displayName}: {reply === 'maybe' ? 'maybe' : 'no'}
            {note && `. ${note}`}
          </li>
        ))}
      </ul>
    </ExpandableSection>
  );
}
