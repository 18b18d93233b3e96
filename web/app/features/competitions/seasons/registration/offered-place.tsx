import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { priceOf } from '../price-of.ts';

/** A spot that another player offers the reader. */
export function OfferedPlace({ view: { season, offered } }: { readonly view: MySeasonView }) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'answerPlace', {
    done: (_, { answer }) => (answer === 'accept' ? 'The spot is yours' : 'You declined the spot'),
    showsProblem: true,
  });
  if (!offered) return null;
  const { seasonId } = season;
  const { displayName, divisionId, mode, squadNames } = offered;
  const division = season.divisions.find((one) => one.divisionId === divisionId)?.name;
  const price = priceOf(season, mode);
  return (
    <Alert type="info" header={`${displayName} offers you their spot`}>
      <SpaceBetween size="s">
        {problem && <div role="alert">{problem}</div>}
        <div>
          {[division, ...squadNames].filter(Boolean).join(', ')}
          {price && `. The price of ${price} comes with the spot: settle it with ${displayName}.`}
        </div>
        <SpaceBetween direction="horizontal" size="xs">
          <Button variant="primary" loading={isRunning} onClick={() => run({ seasonId, answer: 'accept' })}>
            Take the spot
          </Button>
          <Button loading={isRunning} onClick={() => run({ seasonId, answer: 'decline' })}>
            No thanks
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Alert>
  );
}
