import Button from '@cloudscape-design/components/button';
import Link from '@cloudscape-design/components/link';
import { type ReactNode, useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { statusAt } from '#shared/events/details/states.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { isDependantId, isGuestId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { MoreLink } from '#web/app/shell/page/more-link.tsx';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { WhomToCall } from '../attendance/emergency-contact.tsx';
import { RefundsAhead } from '../payments/refunds-ahead.tsx';
import { MoveJoiner } from './move-joiner.tsx';
import './people-table.css';

type Joiner = Answer<typeof events.operations.listJoiners>['joiners'][number] & { readonly userId: string };

interface PeopleTableProps {
  readonly event: Pick<
    Event,
    'eventId' | 'capacityGroups' | 'status' | 'startsAt' | 'endsAt' | 'price' | 'ticketTypes' | 'costShare'
  >;
  readonly joiners: readonly Joiner[];
  readonly nextCursor: string | undefined;
  /** True where the host picks who of the waiting gets a free spot. */
  readonly canPick: boolean;
  /** What can be done with the list as a whole. */
  readonly actions?: ReactNode;
}

/** All players in order: who is in, then who waits, with their guests below them. */
export function PeopleTable({ event, joiners, nextCursor, canPick, actions }: PeopleTableProps) {
  const [leaving, setLeaving] = useState<Joiner>();
  const isOpen = statusAt(event, new Date()) === 'scheduled';
  const { removing, picking } = useListChanges(event.eventId);
  const row = { event, onRemove: setLeaving, onPick: canPick ? picking.run : undefined };
  return (
    <>
      <CollectionTable
        items={joiners}
        idOf={({ userId }) => userId}
        nameOf={({ displayName }) => displayName}
        wordsOf={({ displayName, email = '', guests = [] }) =>
          [displayName, email, ...guests.map(({ name }) => name ?? '')].join(' ')
        }
        noun={['player', 'players']}
        title="People"
        actions={actions}
        empty={isOpen ? 'No players yet. Share the event to fill it.' : 'No players.'}
        columns={[
          {
            id: 'name',
            header: 'Player',
            isRowHeader: true,
            sortingField: 'displayName',
            cell: (joiner) => (
              <div className="collection-person">
                <Avatar name={joiner.displayName} />
                <div>
                  <strong>{joiner.displayName}</strong>
                  <About joiner={joiner} />
                </div>
              </div>
            ),
          },
          { id: 'standing', header: 'Status', cell: (joiner) => <Standing joiner={joiner} event={event} /> },
          { id: 'actions', header: 'Actions', cell: (joiner) => <Actions joiner={joiner} {...row} /> },
        ]}
        rowOf={(joiner) => ({
          picture: <Avatar name={joiner.displayName} size={40} />,
          title: joiner.displayName,
          line: <About joiner={joiner} />,
          chip: <Standing joiner={joiner} event={event} />,
          actions: <Actions joiner={joiner} {...row} />,
        })}
      />
      {nextCursor && <MoreLink to={`?cursor=${encodeURIComponent(nextCursor)}`}>Next page</MoreLink>}
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
        <p>We’ll email them. Their spot goes to the next in line right away.</p>
        {leaving && pricedBy(event) && (
          <RefundsAhead eventId={event.eventId} personId={leaving.userId} lead="We send this back to the card:" />
        )}
      </ConfirmDialog>
    </>
  );
}

function useListChanges(eventId: string) {
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
  return { removing, picking };
}

interface ActionsProps {
  readonly joiner: Joiner;
  readonly onRemove: (joiner: Joiner) => void;
  readonly onPick: ((joiner: Joiner) => unknown) | undefined;
}

const Actions = ({ joiner, onRemove, onPick }: ActionsProps) => (
  <div className="person-actions">
    {onPick && joiner.status === 'waiting' && (
      <Button wrapText={false} ariaLabel={`Give ${joiner.displayName} a spot`} onClick={() => onPick(joiner)}>
        Give a spot
      </Button>
    )}
    <Button wrapText={false} ariaLabel={`Take ${joiner.displayName} off the list`} onClick={() => onRemove(joiner)}>
      Remove
    </Button>
  </div>
);

/** What a host knows of a player, and who comes with them. */
const About = ({ joiner: { userId, displayName, email, note, guests = [] } }: { readonly joiner: Joiner }) => (
  <div className="person-about">
    {isGuestId(userId) && <div>Guest without an account</div>}
    {isDependantId(userId) && (
      <>
        <div>Their guardian answers for them</div>
        <WhomToCall dependantId={userId} displayName={displayName} />
      </>
    )}
    {email && (
      <div>
        <Link href={`mailto:${email}`}>{email}</Link>
      </div>
    )}
    {note && <div>{note}</div>}
    {guests.length > 0 && (
      <ul className="person-guests" aria-label={`Guests of ${displayName}`}>
        {guests.map(({ name }, index) => (
          <li key={`${index} ${name ?? ''}`}>{`+ ${name ?? 'Guest'}`}</li>
        ))}
      </ul>
    )}
  </div>
);

const tones = { in: 'in', waiting: 'wait', offered: 'wait' } as const;

const Standing = ({ joiner, event }: { readonly joiner: Joiner } & Pick<PeopleTableProps, 'event'>) => (
  <div className="person-standing">
    <Chip tone={tones[joiner.status]}>{standingWords(joiner)}</Chip>
    {event.capacityGroups && <MoveJoiner event={event} joiner={joiner} />}
  </div>
);

function standingWords({ status, position }: Joiner): string {
  if (status === 'waiting') return `In line, number ${position}`;
  return status === 'in' ? 'In' : 'Spot held';
}
