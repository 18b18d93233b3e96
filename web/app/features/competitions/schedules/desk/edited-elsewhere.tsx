import Alert, { type AlertProps } from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useEffect, useMemo, useRef } from 'react';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { type RoundWords, roundWords } from '../rounds/round-words.ts';
import type { Made } from './use-change-line.ts';
import type { DeskChanges } from './use-desk-changes.ts';

interface Props {
  readonly changes: DeskChanges;
}

/** Says that someone else changed the schedule, and what of the organizer's own changes is not in it. */
export function EditedElsewhere({ changes }: Props) {
  const { isHeld, unsaved } = changes;
  if (isHeld) return <Held changes={changes} />;
  return unsaved.length > 0 && <Unsaved changes={changes} />;
}

function Held({ changes: { desk, reload, unsaved } }: Props) {
  const alert = useRef<AlertProps.Ref>(null);
  // What had the focus can't be used any more.
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert
      ref={alert}
      type="warning"
      header="Someone else is editing this schedule"
      action={<Button onClick={() => void reload()}>Reload</Button>}
    >
      <p>They saved changes after you opened it. Reload to see them and go on editing.</p>
      {unsaved.length > 0 && (
        <>
          <p>Not saved yet. We’ll keep this for you:</p>
          <MadeList desk={desk} made={unsaved} />
        </>
      )}
    </Alert>
  );
}

function Unsaved({ changes: { desk, unsaved, changeAgain, forgetUnsaved } }: Props) {
  return (
    <Alert
      type="info"
      header={`${quantity(unsaved.length, 'change')} of yours not saved`}
      dismissible
      dismissAriaLabel="Discard"
      onDismiss={forgetUnsaved}
      action={<Button onClick={changeAgain}>Make again</Button>}
    >
      <MadeList desk={desk} made={unsaved} />
    </Alert>
  );
}

function MadeList({ desk, made }: { readonly desk: ScheduleDesk; readonly made: readonly Made[] }) {
  const words = useMemo(() => roundWords(desk), [desk]);
  const lines = made.map((changes) => sayMade(changes, desk.draft?.matches ?? [], words));
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

type Matches = NonNullable<ScheduleDesk['draft']>['matches'];

/** `Ants – Bees to Sat, Feb 13, 10:15 AM, Field 2; Cats – Dogs to …`. */
function sayMade(changes: Made, matches: Matches, words: RoundWords): string {
  const placed = new Set(changes.flatMap((change) => (change.do === 'move' ? [change.key] : [])));
  return changes
    .filter((change) => change.do !== 'takeOff' || !placed.has(change.key))
    .map((change) => sayChange(change, matches, words))
    .join('; ');
}

function sayChange(change: DraftChange, matches: Matches, { sayMatch, sayTime }: RoundWords): string {
  const match = matches.find(({ key }) => key === change.key);
  const name = match ? sayMatch(match) : 'A match that is no longer there';
  switch (change.do) {
    case 'move':
      return `${name} to ${sayTime(change.to)}`;
    case 'takeOff':
      return `${name} without a time`;
    case 'turn':
      return `${name} with home and away swapped`;
    default:
      return `${name} ${change.do === 'lock' ? 'locked' : 'unlocked'}`;
  }
}
