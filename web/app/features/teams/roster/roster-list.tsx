import Badge from '@cloudscape-design/components/badge';
import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { roleLabel } from '#shared/teams/members/role-words.ts';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterSheet, SheetField } from '#shared/teams/roster/sheet.ts';

const EntryForm = lazy(async () => ({ default: (await import('./entry-form.tsx')).EntryForm }));

interface ListProps {
  readonly teamId: string;
  readonly entries: readonly RosterEntry[];
  readonly sheet: RosterSheet;
  readonly manages: boolean;
  readonly ownId: string;
}

/** A row for each player, which organizers can open and edit. */
export function RosterList({ teamId, entries, sheet, manages, ownId }: ListProps) {
  const [openId, setOpenId] = useState<string>();
  if (entries.length === 0) return <p>No players match these filters.</p>;
  return (
    <ul className="team-list roster-list">
      {entries.map((entry) => (
        <li key={entry.userId}>
          <div className="roster-number">{entry.details.jersey && <Badge>{entry.details.jersey}</Badge>}</div>
          <div className="roster-person">
            <strong>{entry.displayName}</strong>
            <span>{factsOf(entry, sheet)}</span>
          </div>
          {manages && (
            <Button
              ariaLabel={`Edit ${entry.displayName}`}
              ariaExpanded={openId === entry.userId}
              onClick={() => setOpenId(openId === entry.userId ? undefined : entry.userId)}
            >
              Change
            </Button>
          )}
          {openId === entry.userId && (
            <Suspense>
              <EntryForm
                key={entry.version}
                teamId={teamId}
                entry={entry}
                sheet={sheet}
                isSelf={entry.userId === ownId}
                onClose={() => setOpenId(undefined)}
              />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ roles, isPaused, details }: RosterEntry, { squads, fields, items }: RosterSheet): string {
  const { positions = [], squadIds = [], isPlayer = true, contact, fields: answers = {}, items: states = {} } = details;
  const open = items.filter(({ itemId }) => states[itemId] === 'needed').map(({ name }) => `${name} missing`);
  return [
    roles.map((role) => roleLabel[role]).join(', '),
    positions.join(', '),
    squads
      .filter(({ squadId }) => squadIds.includes(squadId))
      .map(({ name }) => name)
      .join(', '),
    isPlayer ? '' : 'Not playing',
    isPaused ? 'Paused' : '',
    contact?.email ?? '',
    contact?.phone ?? '',
    ...fields.map((field) => answerOf(field, answers[field.fieldId])),
    ...open,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** Empty for an answer the reader may not see. */
function answerOf({ label, requiredAt }: SheetField, answer: string | undefined): string {
  if (answer) return `${label}: ${answer}`;
  return answer === '' && requiredAt ? `${label} missing` : '';
}
