import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListId } from '#shared/ids.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import '../people-rows.css';

const OneList = lazy(async () => ({ default: (await import('./one-list.tsx')).OneList }));

export async function loader({ request }: LoaderFunctionArgs) {
  const { data: listId } = ListId.safeParse(new URL(request.url).searchParams.get('list'));
  const open = listId && import('./load-list.ts').then(({ loadList }) => loadList(listId));
  const [{ lists }, list] = await Promise.all([operations(connectionsContract).listUserLists({}), open]);
  return { lists, list };
}

/** Lists of people, to invite or block together. */
export function Component() {
  const { lists, list } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Your lists"
      description="Save the players you play with, and invite them all at once. Only you see your lists."
      width="narrow"
      actions={<AppLink to={paths.connect}>Connect</AppLink>}
    >
      <Container header={<Header variant="h2">Lists</Header>}>
        <SpaceBetween size="m">
          {lists.length === 0 ? (
            <p>No user lists found.</p>
          ) : (
            <ul className="people-rows">
              {lists.map(({ listId, name, people }) => (
                <li key={listId}>
                  <AppLink to={paths.userListOf(listId)}>{name}</AppLink> ({quantity(people, 'person', 'people')})
                </li>
              ))}
            </ul>
          )}
          <NewList key={lists.length} />
        </SpaceBetween>
      </Container>
      {list && (
        <Suspense>
          <OneList key={list.listId} list={list} />
        </Suspense>
      )}
    </Page>
  );
}

function NewList() {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isRunning } = useOperation(connectionsContract, 'createUserList', {
    goTo: ({ listId }) => paths.userListOf(listId),
  });
  const isMissing = isTried && name.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (name.trim()) void run({ name });
      }}
    >
      <FormField
        label="New list"
        constraintText={`${name.length} / 60`}
        errorText={isMissing ? 'The name is required.' : undefined}
      >
        <Input
          value={name}
          placeholder="Thursday regulars"
          onChange={({ detail }) => setName(detail.value.slice(0, 60))}
        />
      </FormField>
      <Box margin={{ top: 's' }}>
        <Button formAction="submit" loading={isRunning}>
          Create list
        </Button>
      </Box>
    </form>
  );
}
