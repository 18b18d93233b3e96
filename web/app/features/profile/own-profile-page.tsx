import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { useLoaderData } from 'react-router';
import { gameTypes } from '#shared/places/game-types.ts';
import { loadMe } from '../../me.ts';
import { paths } from '../../paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Page } from '../../shell/page.tsx';

export const loader = () => loadMe();

/** One's own profile, as far as it is filled in. */
export function Component() {
  const me = useLoaderData<typeof loader>();
  const person = me.state === 'success' ? me : undefined;
  const sports = gameTypes.filter(({ gameTypeId }) => person?.games?.includes(gameTypeId));
  return (
    <Page
      title={person?.displayName ?? 'Your profile'}
      description={person?.city?.name}
      actions={<AppLink to={paths.settings()}>Settings</AppLink>}
      width="narrow"
    >
      <Container header={<Header variant="h2">Sports</Header>}>
        {sports.length > 0 ? (
          <KeyValuePairs
            items={sports.map(({ gameTypeId, label }) => ({
              label,
              value: person?.levels?.[gameTypeId] ?? 'No level said',
            }))}
          />
        ) : (
          <p>
            Nothing yet. <AppLink to={paths.settings()}>Say what you play</AppLink>.
          </p>
        )}
      </Container>
    </Page>
  );
}
