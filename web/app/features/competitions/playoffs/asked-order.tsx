import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { PlayoffAnswer, PlayoffIntent } from './playoff-intents.ts';
import { generationWords } from './playoff-words.ts';
import { Ties } from './ties.tsx';

interface AskedOrderProps {
  readonly answer: PlayoffAnswer | undefined;
  readonly send: (intent: PlayoffIntent) => void;
}

/** Asks for the order of those who are level where the line is drawn, and fills the seeds with it. */
export function AskedOrder({ answer, send }: AskedOrderProps) {
  if (!answer || !('outcome' in answer) || answer.outcome.status !== 'needs_order') return null;
  const { asked, outcome } = answer;
  const { ties, names } = outcome;
  if (asked.intent !== 'run' || asked.command.type !== 'fill_seeds') return null;
  const { version, command } = asked;
  const before = command.decided ?? [];
  return (
    <Box margin={{ bottom: 's' }}>
      <Alert type="warning">
        <SpaceBetween size="s">
          <span>{generationWords({ code: 'ties_unresolved', ties })}</span>
          <Ties
            ties={ties}
            names={names}
            onDecide={(order) =>
              send({ intent: 'run', version, command: { type: 'fill_seeds', decided: [...before, ...order] } })
            }
          />
        </SpaceBetween>
      </Alert>
    </Box>
  );
}
