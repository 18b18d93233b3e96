import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { type ReactNode, useState } from 'react';
import { useFetcher } from 'react-router';
import { AppLink } from '../../shell/app-link.tsx';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';

interface Joiner {
  readonly userId: string;
  readonly displayName: string;
  readonly status: 'in' | 'waiting';
  readonly position?: number | undefined;
  readonly email?: string | undefined;
}

interface PeopleTableProps {
  readonly joiners: readonly Joiner[];
  readonly nextCursor: string | undefined;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
}

/** Everybody in order: who is in, then who waits, with a way to take somebody off. */
export function PeopleTable({ joiners, nextCursor, actions }: PeopleTableProps) {
  const [leaving, setLeaving] = useState<Joiner>();
  const fetcher = useFetcher();
  const remove = ({ userId, displayName }: Joiner) =>
    fetcher.submit({ intent: 'remove', userId, displayName }, { method: 'post', encType: 'application/json' });
  return (
    <Container
      header={
        <Header variant="h2" actions={actions}>
          People
        </Header>
      }
    >
      {joiners.length === 0 ? (
        <p>Nobody has joined yet. Share the event to fill it.</p>
      ) : (
        <Rows joiners={joiners} onRemove={setLeaving} />
      )}
      {nextCursor && <AppLink to={`?cursor=${encodeURIComponent(nextCursor)}`}>Next page</AppLink>}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Take ${leaving?.displayName ?? ''} off the list?`}
        verb="Take off the list"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void remove(leaving);
          setLeaving(undefined);
        }}
      >
        They are told by mail. Their seat goes to the next in line at once.
      </ConfirmDialog>
    </Container>
  );
}

function Rows({ joiners, onRemove }: { joiners: readonly Joiner[]; onRemove: (joiner: Joiner) => void }) {
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Standing</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {joiners.map((joiner) => (
          <tr key={joiner.userId}>
            <th scope="row">
              {joiner.displayName}
              {joiner.email && (
                <div>
                  <Link href={`mailto:${joiner.email}`}>{joiner.email}</Link>
                </div>
              )}
            </th>
            <td>{joiner.status === 'in' ? 'In' : `Waiting, number ${joiner.position}`}</td>
            <td className="people-action">
              <Button
                wrapText={false}
                ariaLabel={`Take ${joiner.displayName} off the list`}
                onClick={() => onRemove(joiner)}
              >
                Remove
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
