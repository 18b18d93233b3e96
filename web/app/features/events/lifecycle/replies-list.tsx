import ExpandableSection from '@cloudscape-design/components/expandable-section';

interface Reply {
  readonly userId: string;
  readonly displayName: string;
  readonly reply: 'maybe' | 'declined';
  readonly note?: string | undefined;
}

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
