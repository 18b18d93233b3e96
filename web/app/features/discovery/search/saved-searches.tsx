import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import { useState } from 'react';
import { discovery } from '#shared/discovery/contract.ts';
import type { SavedSearch } from '#shared/discovery/saved-search.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import { nextPlanWords } from '#shared/payments/plan-limits.ts';
import { quantity } from '#shared/quantity.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import type { Spot } from '#web/app/map/location.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { roomUntilWords } from '#web/app/plans/room-until-words.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { DiscoverQuery } from './discover-query.ts';
import { filtersOf } from './discover-query.ts';

type Filters = SavedSearch['filters'];

/** What is looked for now, without its days. */
const filtersToSave = (query: DiscoverQuery, { lat, lng, near }: Spot, radius: number): Filters => ({
  lat,
  lng,
  near,
  radiusMiles: radius,
  sort: query.sort,
  ...(query.game && { gameTypeId: query.game }),
  ...filtersOf(query),
});

/** The address of the page that looks for it. */
function addressOf({ radiusMiles, gameTypeId, ...rest }: Filters): string {
  const named = Object.entries({ ...rest, radius: radiusMiles, game: gameTypeId });
  const set = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${paths.discover}?${new URLSearchParams(set)}`;
}

interface SavedSearchesProps {
  readonly searches: readonly SavedSearch[];
  /** How many the player's plan allows. */
  readonly most: number;
  /** Until when there is time to make room, where their plan allowed more before. */
  readonly overUntil?: string | undefined;
  readonly query: DiscoverQuery;
  readonly spot: Spot | undefined;
  /** How far was looked. */
  readonly radius: number;
}

/** The player's saved searches: to open, to delete, and to add the one on the page. */
export function SavedSearches({ searches, most, overUntil, query, spot, radius }: SavedSearchesProps) {
  const [leaving, setLeaving] = useState<SavedSearch>();
  const save = useOperation(discovery, 'saveSearch', { done: (_, { name }) => `Saved “${name}”.` });
  const remove = useOperation(discovery, 'deleteSearch', { done: 'Search deleted.' });
  return (
    <section aria-label="Saved searches">
      <Header variant="h2" counter={`(${searches.length} of ${most})`}>
        Saved searches
      </Header>
      {searches.length === 0 && <p>No saved searches yet.</p>}
      <ul className="saved-list">
        {searches.map((search) => (
          <li key={search.searchId}>
            <AppLink to={addressOf(search.filters)}>{search.name}</AppLink>
            <span className="saved-words">
              within {quantity(search.filters.radiusMiles, 'mile')} of {search.filters.near}
            </span>
            <Button variant="inline-link" ariaLabel={`Delete ${search.name}`} onClick={() => setLeaving(search)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {spot && !query.bounds && searches.length < most && (
        <SaveThis onSave={(name) => void save.run({ name, filters: filtersToSave(query, spot, radius) })} />
      )}
      {searches.length >= most && <NoRoom used={searches.length} most={most} overUntil={overUntil} />}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title="Delete this search?"
        verb="Delete search"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void remove.run({ searchId: leaving.searchId });
          setLeaving(undefined);
        }}
      >
        “{leaving?.name}” leaves your list. Its events stay.
      </ConfirmDialog>
    </section>
  );
}

const askFlags = () => readFlags();

interface NoRoomProps extends Pick<SavedSearchesProps, 'most' | 'overUntil'> {
  readonly used: number;
}

/** Searches beyond the plan can be opened, exported and deleted, and none is added. */
function NoRoom({ used, most, overUntil }: NoRoomProps) {
  const flags = useRead('flags', askFlags);
  const next = most === userEntitlements('free').savedSearches && flags?.subscriptions;
  const isOver = used > most;
  return (
    <p>
      {isOver
        ? `Your plan has room for ${most}. The ones you have stay, and nothing is deleted; you can’t save another until you delete some. `
        : 'Your plan has no room for more. Delete a search to save another. '}
      {isOver && overUntil && `${roomUntilWords(overUntil)} `}
      {next && nextPlanWords('search.tooMany', 'free')}{' '}
      {next && <AppLink to={paths.memberPricing}>Compare plans</AppLink>}{' '}
      {isOver && <AppLink to={`${paths.settings()}#your-data`}>Export your data</AppLink>}
    </p>
  );
}

function SaveThis({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const save = () => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    onSave(name.trim());
    setName('');
  };
  return (
    <form
      className="save-this"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormField label="Save this search as" errorText={isMissing ? 'Give it a name.' : undefined}>
        <Input value={name} placeholder="Evening hoops" onChange={({ detail }) => setName(detail.value.slice(0, 60))} />
      </FormField>
      <Button formAction="submit">Save search</Button>
    </form>
  );
}
