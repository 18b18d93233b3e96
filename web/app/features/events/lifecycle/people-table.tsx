import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { statusAt } from '#shared/events/details/states.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { WhomToCall } from '../attendance/emergency-contact.tsx';
import { MoveJoiner } from './move-joiner.tsx';
import './people-table.css';

type Joiner = Answer<typeof events.operations.listJoiners>['joiners'][number] & { readonly userId: string };

interface PeopleTableProps {
  readonly event: Pick<Event, 'eventId' | 'capacityGroups' | 'status' | 'startsAt' | 'endsAt'>;
  readonly joiners: readonly Joiner[];
  readonly nextCursor: string | undefined;
  /** True where the host picks who of the waiting gets a free seat. */
  readonly canPick: boolean;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
}

/** Everybody in order: who is in, then who waits, with a way to take somebody off. */
export function PeopleTable({ event, joiners, nextCursor, canPick, actions }: PeopleTableProps) {
  const [leaving, setLeaving] = useState<Joiner>();
  const isOpen = statusAt(event, new Date()) === 'scheduled';
  const { eventId } = event;
  const removing = useChange(
    async ({ userId }: Joiner) => {
      if (isGuestId(userId)) await operations(hostsContract).deleteGuest({ guestId: userId });
      else await operations(hostsContract).removeJoiner({ eventId, userId });
    },
    { done: (_, { displayName }) => `${displayName} is off the list` },
  );
  const picking = useChange(({ userId }: Joiner) => operations(hostsContract).pickJoiner({ eventId, userId }), {
    done: (_, { displayName }) => `${displayName} is in`,
  });
  return (
    <Container
      header={
        <Header variant="h2" actions={actions}>
          People
        </Header>
      }
    >
      {joiners.length === 0 ? (
        <p>{isOpen ? 'Nobody has joined yet. Share the event to fill it.' : 'Nobody is in.'}</p>
      ) : (
        <Rows event={event} joiners={joiners} onRemove={setLeaving} onPick={canPick ? picking.run : undefined} />
      )}
      {nextCursor && <AppLink to={`?cursor=${encodeURIComponent(nextCursor)}`}>Next page</AppLink>}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={`Take ${leaving?.displayName ?? ''} off the list?`}
        verb="Take off the list"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void removing.run(leaving);
          setLeaving(undefined);
        }}
      >
        They are told by mail. Their seat goes to the next in line at once.
      </ConfirmDialog>
    </Container>
  );
}

interface RowsProps extends Pick<PeopleTableProps, 'event'> {
  readonly joiners: readonly Joiner[];
  readonly onRemove: (joiner: Joiner) => void;
  readonly onPick: ((joiner: Joiner) => unknown) | undefined;
}

function Rows({ event, joiners, onRemove, onPick }: RowsProps) {
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
              {isGuestId(joiner.userId) && <div>Guest without an account</div>}
              {isDependantId(joiner.userId) && (
                <>
                  <div>A guardian answers for them</div>
                  <WhomToCall dependantId={joiner.userId} displayName={joiner.displayName} />
                </>
              )}
              {joiner.email && (
                <div>
                  <Link href={`mailto:${joiner.email}`}>{joiner.email}</Link>
                </div>
              )}
              {joiner.guests && <div>{`With ${joiner.guests.map(({ name }) => name ?? 'a guest').join(', ')}`}</div>}
              {joiner.note && <div>{joiner.note}</div>}
            </th>
            <td>
              {standingWords(joiner)}
              {event.capacityGroups && <MoveJoiner event={event} joiner={joiner} />}
            </td>
            <td className="people-action">
              {onPick && joiner.status === 'waiting' && (
                <Button wrapText={false} ariaLabel={`Give ${joiner.displayName} a seat`} onClick={() => onPick(joiner)}>
                  Give a seat
                </Button>
              )}
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

function standingWords({ status, position }: Joiner): string {
  if (status === 'waiting') return `Waiting, number ${position}`;
  return status === 'in' ? 'In' : 'A seat is held';
}
