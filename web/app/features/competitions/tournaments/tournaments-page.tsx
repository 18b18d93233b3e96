import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { quantity } from '#shared/quantity.ts';
import { NearWhat } from '#web/app/forms/places/near-what.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { useAddress } from '#web/app/router/use-address.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { ContextTabs } from '#web/app/shell/page/context-tabs.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { TournamentFilters } from './tournament-filters.tsx';
import { feeWords } from './tournament-words.ts';
import { readTournamentsQuery } from './tournaments-query.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readTournamentsQuery(request);
  const { near: _, radius: radiusMiles, lat, lng, ...wish } = query;
  const around = lat !== undefined && lng !== undefined ? { lat, lng, radiusMiles } : {};
  const { tournaments } = await operations(tournamentsContract).listTournaments(
    { ...wish, ...around },
    { signal: request.signal },
  );
  setPageHead({ title: 'Tournaments', description: 'Tournaments to enter and to watch.' });
  return { query, tournaments };
}

/** Tournaments to come, and those that are on. */
export function Component() {
  const { query, tournaments } = useLoaderData<typeof loader>();
  const change = useAddress();
  const { lat, lng, near } = query;
  const spot = lat !== undefined && lng !== undefined ? { lat, lng, near: near ?? 'the chosen spot' } : undefined;
  return (
    <Page title="Tournaments" description="To enter, and to watch live">
      <ContextTabs current="tournaments" />
      <SpaceBetween size="l">
        <NearWhat spot={spot} hint="Everywhere, until you pick a city." onChange={change} />
        <TournamentFilters query={query} onChange={change} />
        {tournaments.length === 0 && (
          <Box textAlign="center" padding="l">
            No tournament is like that. Take a filter away, or look further around.
          </Box>
        )}
        {tournaments.map((one) => (
          <Listed key={one.tournamentId} tournament={one} />
        ))}
      </SpaceBetween>
    </Page>
  );
}

function Listed({ tournament }: { tournament: TournamentCard }) {
  const { slug, name, status, city, categories, distanceMiles } = tournament;
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={`${daysWords(tournament)} · ${city.name}${distanceMiles === undefined ? '' : `, ${quantity(distanceMiles, 'mile')} away`}`}
          actions={<Badge color={status === 'live' ? 'green' : 'blue'}>{tournamentStatusLabel[status]}</Badge>}
        >
          <AppLink to={paths.tournament(slug)}>{name}</AppLink>
        </Header>
      }
    >
      <ul>
        {categories.map(({ name: category, words, fee }) => (
          <li key={category}>{[category, words, feeWords(fee)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Container>
  );
}
