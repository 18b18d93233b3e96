import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { statusLabel } from '#shared/competitions/seasons/season-words.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { seasonMoves } from './season-moves.ts';
import { StatusMoves } from './status-moves.tsx';

/** The next steps of a season, for its organizers. */
export function SeasonSteps({ season: { seasonId, status, version, label } }: { season: Season }) {
  const { run, isRunning, problem } = useOperation(seasonsContract, 'moveSeason', {
    done: 'Season updated',
    showsProblem: true,
  });
  const moves = seasonMoves(status);
  if (moves.length === 0) return null;
  return (
    <section id="next-step">
      <Container
        header={
          <Header
            variant="h2"
            description={`Status: ${statusLabel[status]}.${isEditable(status) ? ' It also moves on by its dates.' : ''}`}
          >
            Next step
          </Header>
        }
      >
        <SpaceBetween size="s">
          {problem && <p role="alert">{problem}</p>}
          <StatusMoves
            moves={moves}
            name={label}
            isBusy={isRunning}
            onMove={(to, reason) => void run({ seasonId, version, to, ...(reason && { reason }) })}
          />
        </SpaceBetween>
      </Container>
    </section>
  );
}
