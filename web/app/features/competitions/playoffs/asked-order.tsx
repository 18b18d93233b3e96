import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { PlayoffOutcome } from '#shared/competitions/playoffs/schemas.ts';
import { generationWords } from './playoff-words.ts';
import { Ties } from './ties.tsx';

interface AskedOrderProps {
  readonly outcome: PlayoffOutcome | undefined;
  readonly onDecide: (order: string[]) => void;
}

/** Asks for the order of those who are level where the line is drawn, and fills the seeds with it. */
export function AskedOrder({ outcome, onDecide }: AskedOrderProps) {
  if (outcome?.status !== 'needs_order') return null;
  const { ties, names } = outcome;
  return (
    <Box margin={{ bottom: 's' }}>
      <Alert type="warning">
        <SpaceBetween size="s">
          <span>{generationWords({ code: 'ties_unresolved', ties })}</span>
          <Ties ties={ties} names={names} onDecide={onDecide} />
        </SpaceBetween>
      </Alert>
    </Box>
  );
}
