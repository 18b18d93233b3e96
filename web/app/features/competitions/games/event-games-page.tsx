import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { games as gamesContract } from '#shared/competitions/games/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import { events } from '#shared/events/contract.ts';
import { EventId } from '#shared/ids.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { readingGames, tellGames, useGames } from './offline/use-games.ts';

const NewGameForm = lazy(async () => ({ default: (await import('./new-game-form.tsx')).NewGameForm }));

const eventIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>): string => {
  const { data } = EventId.safeParse(params.id);
  if (!data) throw new Problem('event.notFound');
  return data;
};

export async function loader(args: LoaderFunctionArgs) {
  const eventId = eventIn(args);
  const at = { signal: args.request.signal };
  const [{ event, canManage }, { games }] = await Promise.all([
    operations(events).getEvent({ eventId }, at),
    readingGames(eventId, () => operations(gamesContract).listMyEventGames({ eventId }, at)),
  ]);
  tellGames({ type: 'eventLoaded', eventId, games });
  const joiners = canManage ? (await operations(events).listJoiners({ eventId, limit: 50 }, at)).joiners : [];
  const people = joiners.flatMap(({ status, userId }) => (status === 'in' && userId ? userId : []));
  const { externalTeams } = canManage && event.hostingTeam ? await listOutside(event.hostingTeam, at) : noOutside;
  return { event, canManage, people, externalTeams };
}

const noOutside = { externalTeams: [] };
/** Whoever manages the event need not keep the list of its community. */
const listOutside = (teamId: string, at: { readonly signal: AbortSignal }) =>
  operations(organizations)
    .listExternalTeamsOf({ teamId }, at)
    .catch(() => noOutside);

/** The games of an event; who manages it adds others. */
export function Component() {
  const { event, canManage, people, externalTeams } = useLoaderData<typeof loader>();
  const { gamesByEvent, gamesById } = useGames();
  const shown = (gamesByEvent[event.eventId] ?? []).flatMap((gameId) => gamesById[gameId] ?? []);
  return (
    <Page
      title={`Games of ${event.title}`}
      actions={<AppLink to={paths.event(event.eventId)}>Event</AppLink>}
      width="narrow"
    >
      <Container header={<Header variant="h2">Games</Header>}>
        {shown.length === 0 && <p>No games yet.</p>}
        <SpaceBetween size="s">
          {shown.map(({ gameId, name, sourceGameId }) => (
            <AppLink key={gameId} to={sourceGameId ? paths.playoff(gameId) : paths.game(gameId)}>
              {name}
            </AppLink>
          ))}
        </SpaceBetween>
      </Container>
      {canManage && (
        <LaterPart height={420}>
          <NewGameForm eventId={event.eventId} people={people} externalTeams={externalTeams} />
        </LaterPart>
      )}
    </Page>
  );
}
