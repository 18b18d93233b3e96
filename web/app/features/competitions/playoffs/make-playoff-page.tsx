import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { groupsOf } from '#shared/competitions/games/competition-of.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { wholeGame } from '#shared/competitions/playoffs/source-groups.ts';
import { GameId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { readingGames, tellGames, useGames } from '../games/offline/use-games.ts';
import type { Generated } from './generation-told.tsx';
import { firstValues, isHalfScheduled, type Wish, wishOf } from './playoff-values.ts';
import { useGeneration } from './use-generation.ts';

const PlayoffOptions = lazy(async () => ({ default: (await import('./playoff-options.tsx')).PlayoffOptions }));
const GenerationTold = lazy(async () => ({ default: (await import('./generation-told.tsx')).GenerationTold }));

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const gameId = GameId.parse(params.id);
  const { game } = await readingGames(gameId, () => operations(games).getGame({ gameId }, { signal }));
  tellGames({ type: 'gameLoaded', game });
  const pools = groupsOf(game);
  const here = game.entrants.filter(({ status }) => status === 'in');
  return {
    gameId,
    name: game.name,
    groupIds: pools.length > 0 ? pools : [wholeGame],
    everybody: here.map((entrant) => ({ id: entrant.entrantId, name: entrant.name })),
  };
}

/** Makes a playoff of a game: how it is played, what it would look like, and what stands against it. */
export function Component() {
  const { gameId, name, groupIds, everybody } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { playoffGeneration } = useGames();
  const [values, setValues] = useState(firstValues);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const isGenerating = playoffGeneration.isGenerating && playoffGeneration.sourceGameId === gameId;
  const [told, setTold] = useState<Generated>();
  const preview = useOperation(playoffs, 'previewPlayoff', { onDone: setTold, showsProblem: true, rereads: false });
  const make = useGeneration(setTold);
  const restore = useOperation(playoffs, 'restorePlayoff', {
    goTo: (_, { playoffId }) => paths.playoff(playoffId),
    showsProblem: true,
  });
  const { rejection } = useTogether(preview, make, restore);
  const shown = told ?? rejection;
  const begin = () => {
    setTold(undefined);
    return { gameId };
  };
  const [isHalf, setHalf] = useState(false);
  const wish = (more: Partial<Wish> = {}): Wish => ({ ...wishOf(values, groupIds, decided), ...more });
  const ask = ({ run }: Pick<typeof make, 'run'> | Pick<typeof preview, 'run'>) => {
    const half = isHalfScheduled(values);
    setHalf(half);
    if (!half) void run({ ...begin(), ...wish() });
  };
  const deleted = search.get('deleted');
  return (
    <Page
      title="Create playoff"
      description={`For ${name}. Seeds follow the standings.`}
      actions={<AppLink to={paths.game(gameId)}>The game</AppLink>}
      width="wide"
    >
      <SpaceBetween size="l">
        {deleted && (
          <Alert
            action={<Button onClick={() => restore.run({ ...begin(), playoffId: deleted })}>Restore playoff</Button>}
          >
            This game’s playoff was deleted. You can restore it for 24 hours.
          </Alert>
        )}
        <LaterPart height={320}>
          <PlayoffOptions {...{ values, everybody }} set={(part) => setValues({ ...values, ...part })} />
        </LaterPart>
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={() => ask(preview)}>Preview</Button>
          <Button variant="primary" loading={isGenerating} loadingText="Building" onClick={() => ask(make)}>
            Create playoff
          </Button>
        </SpaceBetween>
        <div role="status">{isGenerating && 'Building the bracket'}</div>
        {isHalf && <ProblemAlert>Enter both the courts and the first match, or leave both empty.</ProblemAlert>}
        {!isHalf && shown && (
          <LaterPart height={0}>
            <GenerationTold
              told={shown}
              onReplace={() => void make.run({ ...begin(), ...wish({ replace: true }) })}
              onDecide={(order) => {
                setDecided(order);
                void preview.run({ ...begin(), ...wish({ decided: order }) });
              }}
            />
          </LaterPart>
        )}
      </SpaceBetween>
    </Page>
  );
}
