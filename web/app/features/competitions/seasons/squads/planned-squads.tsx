import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { SquadPlan } from '#shared/competitions/seasons/team-maker/squad-plan.ts';
import { quantity } from '#shared/quantity.ts';

interface PlannedProps {
  readonly plan: SquadPlan;
  readonly onApply: (squads: SquadPlan['squads']) => void;
}

/** The preview of the teams, with the reasons. */
export function PlannedSquads({ plan: { squads, unplaced, unmet }, onApply }: PlannedProps) {
  const count = squads.reduce((sum, { players }) => sum + players.length, 0);
  return (
    <SpaceBetween size="m">
      {squads.map(({ squadId, name, size, averageLevel, women, players }) => (
        <section key={squadId ?? name} aria-label={name}>
          <Header
            variant="h3"
            description={`${quantity(size, 'player')}, level ${averageLevel.toFixed(1)}, ${quantity(women, 'woman', 'women')}`}
          >
            {name}
          </Header>
          <ul>
            {players.map(({ userId, displayName, why }) => (
              <li key={userId}>
                <strong>{displayName}</strong>: {why}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Sentences title="Without a team" sentences={unplaced.map(({ displayName, why }) => `${displayName}: ${why}`)} />
      <Sentences title="Requests we couldn’t meet" sentences={unmet} />
      <Button variant="primary" disabled={count === 0} onClick={() => onApply(squads)}>
        {`Place ${quantity(count, 'player')}`}
      </Button>
    </SpaceBetween>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-label={title}>
      <Header variant="h3">{title}</Header>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
