import Input from '@cloudscape-design/components/input';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { discovery } from '#shared/discovery/contract.ts';
import { spotOf } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';
import { loadMe } from '#web/app/session/me.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { readQuery } from './discover-query.ts';

import { FoundEntries } from './found-entries.tsx';

import './discover.css';
import { fold, termsOf } from '#shared/discovery/words.ts';
import type { NearbyPlayer } from '#shared/people/connections/contract.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import type { Spot } from '#web/app/map/location.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

const most = 3;

/** A player who types a game usually wants the next one nearby: that is what discovering by game is for. */
function GameHints({ text, spot }: { text: string; spot: Spot | undefined }) {
  const terms = termsOf(text).filter(({ length }) => length > 2);
  const meant = gameTypes.filter(({ label }) => terms.some((term) => fold(label).startsWith(term))).slice(0, most);
  if (meant.length === 0) return null;
  return (
    <ul className="hint-list" aria-label="Sports">
      {meant.map(({ gameTypeId, label }) => (
        <li key={gameTypeId}>
          <AppLink to={paths.discoverGame(gameTypeId)}>
            {spot ? `All ${label.toLowerCase()} near ${spot.near}` : `All ${label.toLowerCase()} by place`}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const fewestLetters = 3;
/** After the last key, so that a word is asked for and not each of its letters. */
const pauseMs = 200;

export async function loader({ request }: LoaderFunctionArgs) {
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const me = await loadMe();
  const spot = spotOf(readQuery(request), me.state === 'success' ? me.city : undefined);
  if (text.length < fewestLetters) return { text, spot, found: undefined, people: [] };
  const near = spot && { lat: Number(spot.lat.toFixed(2)), lng: Number(spot.lng.toFixed(2)) };
  const [found, people] = await Promise.all([
    operations(discovery).fullSearch({ text, limit: 30, ...near }, { signal: request.signal }),
    me.state === 'success' && me.hasAdditionalInfo ? findPeople(text, request.signal) : [],
  ]);
  return { text, spot, found, people };
}

/** Finds events, places, teams and people by name, while it is typed. */
export function Component() {
  const { text, spot, found, people } = useLoaderData<typeof loader>();
  const isSearching = useNavigation().state === 'loading';
  return (
    <Page title="Search" description={spot ? `Closest to ${spot.near} first` : undefined}>
      <div className="search-box">
        <SearchInput initial={text} />
      </div>
      <GameHints text={text} spot={spot} />
      <div aria-live="polite" aria-busy={isSearching}>
        {found ? (
          <FoundEntries text={text} people={people} {...found} />
        ) : (
          <p>Type at least three letters of a name, sport or place.</p>
        )}
      </div>
    </Page>
  );
}

function SearchInput({ initial }: { initial: string }) {
  const [typed, setTyped] = useState(initial);
  const [, setSearch] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (text: string) => setSearch(text.trim() ? { q: text } : {}, { replace: true });
  return (
    <Input
      type="search"
      ariaLabel="Search for events by name, game or place"
      placeholder="Sunday run, kickball, Zilker"
      clearAriaLabel="Clear"
      value={typed}
      onChange={({ detail }) => {
        setTyped(detail.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => look(detail.value), pauseMs);
      }}
      onKeyDown={({ detail }) => {
        if (detail.key !== 'Enter') return;
        clearTimeout(timer.current);
        look(typed);
      }}
    />
  );
}

/** Players near the reader whose names begin with the text; none for minors, or when the request fails. */
async function findPeople(text: string, signal: AbortSignal): Promise<readonly NearbyPlayer[]> {
  try {
    // What describes people comes apart from the page: most who search are signed out.
    const { connectionsContract } = await import('#shared/people/connections/contract.ts');
    return (await operations(connectionsContract).findPlayersByName({ text }, { signal })).players;
  } catch {
    return [];
  }
}
