import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { DeskPartProps } from './desk-part-props.ts';

interface FromPoolsProps extends DeskPartProps {
  readonly categoryId: string;
  /** Of the category. */
  readonly name: string;
}

/** Leads from the pools of a category to its bracket once they are over; level ones are put in order on its page. */
export function FromPools({ desk: { matches, draws }, changes, categoryId, name }: FromPoolsProps) {
  const own = matches.filter((match) => match.categoryId === categoryId);
  const isPlayed = own.every(({ stage, state }) => stage === 'bracket' || state === 'over' || state === 'never');
  const hasBegun = own.some(({ stage, state }) => stage === 'bracket' && state === 'over');
  const bracketId = draws.find((one) => one.categoryId === categoryId)?.bracketId;
  return (
    <SpaceBetween direction="horizontal" size="m" alignItems="center">
      {isPlayed && !hasBegun && (
        <Button loading={changes.isRunning} onClick={() => changes.draw(categoryId)}>
          {`Create the ${name} bracket from the pools`}
        </Button>
      )}
      {!isPlayed && <span>{`You can create the ${name} bracket once its pools are over.`}</span>}
      {bracketId && <AppLink to={paths.playoff(bracketId)}>{`${name} bracket`}</AppLink>}
    </SpaceBetween>
  );
}
