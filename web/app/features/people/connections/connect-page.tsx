import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useLoaderData } from 'react-router';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { adultsOnly, BeingShown, noPlayersNearby } from './being-shown.tsx';
import { Known, Received, Sent } from './known-people.tsx';
import { playersNearby } from './nearby.ts';
import { PlayerList } from './player-list.tsx';

const shownNearby = 5;

export async function loader() {
  const [connections, nearby] = await Promise.all([
    operations(connectionsContract).listConnections({}),
    playersNearby({}),
  ]);
  return { ...connections, nearby };
}

/** Your connections, requests, and players nearby. */
export function Component() {
  const { connections, received, sent, nearby } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Connect"
      description="Players you play with, and players near you."
      width="narrow"
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.userList}>Your lists</AppLink>
          <AppLink to={paths.bestTime}>Best time</AppLink>
        </SpaceBetween>
      }
    >
      {received.length > 0 && (
        <Container header={<Header variant="h2">Requests</Header>}>
          <Received people={received} />
        </Container>
      )}
      <Container
        header={
          <Header variant="h2" counter={`(${connections.length})`}>
            Your connections
          </Header>
        }
      >
        <Known people={connections} />
      </Container>
      {sent.length > 0 && (
        <Container header={<Header variant="h2">Requests sent</Header>}>
          <Sent people={sent} />
        </Container>
      )}
      <Container header={<Header variant="h2">Players nearby</Header>}>
        {nearby ? (
          <SpaceBetween size="m">
            <PlayerList players={nearby.players.slice(0, shownNearby)} empty={noPlayersNearby} />
            <AppLink to={paths.localConnect}>All players nearby</AppLink>
            <BeingShown isShown={nearby.isShown} />
          </SpaceBetween>
        ) : (
          <p>{adultsOnly}</p>
        )}
      </Container>
    </Page>
  );
}
