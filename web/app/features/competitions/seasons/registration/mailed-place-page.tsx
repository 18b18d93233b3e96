import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { offerEnd } from '#shared/competitions/seasons/season-words.ts';
import { Problem, titleOf } from '#shared/contract/errors.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import '#web/app/shell/page/paragraphs.css';

/** What is cut shorter is no token of ours. */
const shortest = 40;

/** The link of a mail. Opening it changes nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const gone = { token, place: undefined };
  if (token.length < shortest) return gone;
  try {
    return { token, place: await operations(seasonsContract).readMailedPlace({ token }, { signal: request.signal }) };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'registration.offerGone') throw error;
    return gone;
  }
}

/** A place in a season that somebody offers to the reader's address, before they say yes or no. */
export function Component() {
  const { token, place } = useLoaderData<typeof loader>();
  const { run, isRunning, problem } = useOperation(seasonsContract, 'answerMailedPlace', {
    done: (_, { answer }) => (answer === 'accept' ? 'The spot is yours' : 'You declined the spot'),
    goTo: ({ seasonId }, { answer }) => (answer === 'accept' ? paths.season(seasonId) : paths.discover),
    showsProblem: true,
  });
  if (!place)
    return (
      <Page title="A spot for you" width="narrow">
        <Alert type="info">{titleOf(new Problem('registration.offerGone'))}</Alert>
      </Page>
    );
  const { displayName, seasonLabel, teamName, divisionName, squadNames, offeredUntil } = place;
  return (
    <Page title="A spot for you" description={`${displayName} offers you their spot in ${seasonLabel}`} width="narrow">
      <SpaceBetween size="m">
        <p>{`${teamName}, ${daysWords(place)}`}</p>
        <p>{[divisionName, ...squadNames].join(', ')}</p>
        <p>
          Once it is yours you see the season, its schedule and its tables, and are in its team and its group instead of{' '}
          {displayName}.
        </p>
        <p>
          What it costs goes with the place: settle it with {displayName}. The offer stands until{' '}
          {offerEnd(offeredUntil)}.
        </p>
        {problem && <ProblemAlert>{problem}</ProblemAlert>}
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="primary" loading={isRunning} onClick={() => run({ token, answer: 'accept' })}>
            Take the spot
          </Button>
          <Button loading={isRunning} onClick={() => run({ token, answer: 'decline' })}>
            No thanks
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Page>
  );
}
