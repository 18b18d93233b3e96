import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import { places } from '#shared/places/contract.ts';
import type { KnownDetails } from '#shared/places/details/place-details.ts';
import { isOpenToPlans } from '#shared/places/details/place-states.ts';
import type { Place } from '#shared/places/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { fieldLabels, labelIn, reportChoices } from '../search/place-words.ts';

type Listed = Answer<typeof places.operations.listPlaceSuggestions>;

/** For managers of the place: suggestions, reports, and closing or reopening it. */
export function PlaceKeeping({ place, listed }: { place: Place; listed: Listed }) {
  const { placeId, version } = place;
  const decide = useOperation(places, 'decidePlaceSuggestion', {
    done: (_, { decision }) => (decision === 'accept' ? 'Suggestion accepted' : 'Suggestion declined'),
  });
  const { run } = useOperation(places, 'setPlaceStanding', { done: 'Place updated' });
  const waiting = listed.suggestions.length + listed.reports.length;
  const [isClosing, setClosing] = useState(false);
  const stand = (status: 'open' | 'closed') => run({ placeId, version, to: { status } });
  return (
    <Container header={<Header variant="h2">You manage this place</Header>}>
      <SpaceBetween size="m">
        {waiting === 0 && <p>No suggestions or reports.</p>}
        {waiting > 0 && (
          <ul className="place-list">
            {listed.suggestions.map(({ suggestionId, displayName, note, changes, cleared }) => (
              <li key={suggestionId}>
                <strong>{displayName} suggests</strong>
                {Object.entries(changes).map(([name, value]) => (
                  <div key={name}>
                    {labelOf(name)}: {words(value)}
                  </div>
                ))}
                {cleared.map((name) => (
                  <div key={name}>{labelOf(name)}: nothing</div>
                ))}
                {note && <p className="place-text">{note}</p>}
                <SpaceBetween direction="horizontal" size="xs">
                  <Button
                    ariaLabel={`Accept what ${displayName} suggests`}
                    onClick={() => decide.run({ placeId, suggestionId, decision: 'accept' })}
                  >
                    Accept
                  </Button>
                  <Button
                    ariaLabel={`Decline what ${displayName} suggests`}
                    onClick={() => decide.run({ placeId, suggestionId, decision: 'decline' })}
                  >
                    Decline
                  </Button>
                </SpaceBetween>
              </li>
            ))}
            {listed.reports.map(({ category, text, reportedAt }) => (
              <li key={reportedAt}>
                <strong>Reported: {labelIn(reportChoices, category)}</strong>
                {text && <p className="place-text">{text}</p>}
              </li>
            ))}
          </ul>
        )}
        <AppLink to={paths.placeManagers(placeId)}>Managers and claims</AppLink>
        {isOpenToPlans(place.standing) && place.standing.status !== 'temporarily_closed' ? (
          <Button onClick={() => setClosing(true)}>Close this place</Button>
        ) : (
          <Button onClick={() => stand('open')}>Reopen this place</Button>
        )}
      </SpaceBetween>
      <ConfirmDialog
        isOpen={isClosing}
        title="Close this place?"
        verb="Close this place"
        onClose={() => setClosing(false)}
        onConfirm={() => {
          void stand('closed');
          setClosing(false);
        }}
      >
        It comes off the map and players can't plan events there. Events already planned stay. You can reopen it later.
      </ConfirmDialog>
    </Container>
  );
}

const labelOf = (name: string) => fieldLabels[name as keyof KnownDetails] ?? name;

/** A value of any field, in words that are good enough to judge it by. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join('; ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([name]) => !name.endsWith('Id') && name !== 'hash')
    .map(([, part]) => words(part))
    .join(', ');
}
