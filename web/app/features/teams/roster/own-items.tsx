import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RosterEntry } from '#shared/teams/roster/contract.ts';
import type { RosterSheet } from '#shared/teams/roster/sheet.ts';
import { MemberFileField } from '#web/app/media/member-file-field.tsx';
import { stateWords } from './item-words.ts';

interface OwnItemsProps {
  readonly teamId: string;
  readonly entry: RosterEntry;
  readonly items: RosterSheet['items'];
}

/** What the team needs from the reader, by when, and a file that proves it. */
export const OwnItems = ({ teamId, entry: { userId, details, evidence = {} }, items }: OwnItemsProps) => (
  <SpaceBetween size="m">
    {items.map(({ itemId, name, dueOn }) => (
      <div key={itemId}>
        <p>
          <strong>{name}</strong>
          {`: ${stateWords[details.items?.[itemId] ?? 'not_needed'].toLowerCase()}${dueOn ? `, due ${dueOn}` : ''}`}
        </p>
        <MemberFileField
          line={{ teamId, userId }}
          partId={itemId}
          label={`File for ${name} (optional)`}
          fileName={evidence[itemId]}
        />
      </div>
    ))}
  </SpaceBetween>
);

/** The items that concern this player. */
export const ownItems = (items: RosterSheet['items'], { details, evidence = {} }: RosterEntry) =>
  items.filter(({ itemId }) => evidence[itemId] || (details.items?.[itemId] ?? 'not_needed') !== 'not_needed');
