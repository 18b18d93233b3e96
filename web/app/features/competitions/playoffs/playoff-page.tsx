import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { statisticsFor } from '#shared/competitions/statistics/statistic-templates.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { listed } from '#shared/listed.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { keepRead } from '#web/app/router/keep-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { Page } from '#web/app/shell/page/page.tsx';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { BracketView } from '../brackets/bracket-view.tsx';
import { knownGames, readingGames, tellGames } from '../games/offline/use-games.ts';
import { ConsentDialog } from './matches/consent-dialog.tsx';
import { placeWords } from './matches/place-words.ts';
import { PlayoffChampion } from './playoff-champion.tsx';
import { usePlayoffChanges } from './use-playoff-changes.ts';
import './playoffs.css';

const PlayoffMatch = lazy(async () => ({ default: (await import('./matches/playoff-match.tsx')).PlayoffMatch }));
const LeadersTable = lazy(async () => ({
  default: (await import('../statistics/leaders-table.tsx')).LeadersTable,
}));
const AskedOrder = lazy(async () => ({ default: (await import('./asked-order.tsx')).AskedOrder }));
const RunPlayoff = lazy(async () => ({ default: (await import('./run-playoff.tsx')).RunPlayoff }));

type Seen = Answer<typeof playoffs.operations.getPlayoff>;

export const loader = keepRead(async ({ params, request: { signal } }: LoaderFunctionArgs): Promise<Seen> => {
  const gameId = params.id ?? '';
  const seen = await readingGames(gameId, async () =>
    hasSession()
      ? operations(playoffs).getPlayoff({ gameId }, { signal })
      : asVisitor(await operations(playoffs).getPublicPlayoff({ gameId }, { signal })),
  );
  const { name, sourceGameId } = seen.playoff;
  tellGames({ type: 'gameLoaded', game: { ...knownGames().gamesById[gameId], gameId, name, sourceGameId } });
  setPageHead({ title: seen.playoff.name, description: 'Bracket, scores and next matches.' });
  return seen;
});

const asVisitor = ({ leaders, ...playoff }: Playoff & Pick<Seen, 'leaders'>): Seen => ({
  playoff,
  leaders,
  may: [],
  mine: [],
  undo: [],
});

const stateWords = {
  draft: 'Draft: you can still change the seeds.',
  seeded: 'Seeded: byes advance once seeds are confirmed.',
  confirmed: 'Seeds confirmed. No matches played yet.',
  in_progress: 'In progress.',
  completed: 'Over.',
} as const;

/** A playoff as a drawing, by round or as a table, with the organizer's actions. */
export function Component() {
  const { playoff, may, mine, undo, leaders } = useLoaderData<Seen>();
  const [openId, setOpenId] = useState<string>();
  const { changes, outcome, isBusy, problem, ...asked } = usePlayoffChanges(playoff, () => setOpenId(undefined));
  const bracket = useMemo(() => readBracket(playoff.bracket), [playoff]);
  useFresh(bracket.state === 'completed' ? undefined : playoff.gameId, openId === undefined);
  const setOpen = (matchId?: string) => {
    asked.dismiss();
    setOpenId(matchId);
  };
  const nameOf = (entrantId: string) => playoff.names[entrantId] ?? formerPlayer;
  const [canScore, canRun] = [may.includes('enterScores'), may.includes('publishSchedule')];
  const isUnconfirmed = bracket.state === 'draft' || bracket.state === 'seeded';
  const manage = canRun && (
    <section className="not-printed playoff-manage">
      <h2>Manage</h2>
      <Suspense>
        <RunPlayoff {...{ playoff, undo, nameOf, changes, isBusy }} />
      </Suspense>
    </section>
  );
  const open = bracket.matches.find(({ matchId }) => matchId === openId);
  return (
    <Page
      title={playoff.name}
      description={[stateWords[bracket.state], ...withdrawnWords(playoff, nameOf)].join(' ')}
      {...wayBack(playoff)}
      width="wide"
    >
      <SpaceBetween size="l">
        <div role="status">{!open && problem && <Alert type="warning">{problem}</Alert>}</div>
        <Suspense>
          <AskedOrder outcome={outcome} onDecide={asked.decide} />
        </Suspense>
        {isUnconfirmed && manage}
        <PlayoffChampion {...{ playoff, bracket, nameOf }} />
        <BracketView
          bracket={bracket}
          nameOf={nameOf}
          placeOf={(matchId) => placeWords(playoff, matchId)}
          onOpen={setOpen}
        />
        <Players {...{ playoff, leaders }} />
        {!isUnconfirmed && manage}
        <Suspense>
          {open && (
            <PlayoffMatch
              key={open.matchId}
              match={open}
              {...{ playoff, nameOf, canScore, canRun, mine, changes, problem, isBusy }}
              onClose={() => setOpen()}
            />
          )}
        </Suspense>
        <ConsentDialog
          outcome={outcome?.status === 'needs_consent' ? outcome : undefined}
          isBusy={isBusy}
          onClose={asked.dismiss}
          onConsent={asked.consent}
        />
      </SpaceBetween>
    </Page>
  );
}

/** Teams that withdrew; their names stay where they won. */
function withdrawnWords({ bracket }: Pick<Playoff, 'bracket'>, nameOf: (entrantId: string) => string): string[] {
  const left = bracket.entrants.filter(({ withdrew }) => withdrew !== undefined);
  return left.length > 0 ? [`Withdrawn: ${listed(left.map(({ entrantId }) => nameOf(entrantId)))}.`] : [];
}

/** The page above: the tournament, or the game the playoff was made from. */
function wayBack({ tournamentId, sourceGameId }: Playoff): { back?: { to: string; text: string } } {
  if (tournamentId) return { back: { to: paths.tournament(tournamentId), text: 'Tournament' } };
  return sourceGameId ? { back: { to: paths.game(sourceGameId), text: 'Game' } } : {};
}

/** Player stats of the playoff, as far as the reader may see them. */
function Players({ playoff, leaders }: Pick<Seen, 'playoff' | 'leaders'>) {
  if (leaders.length === 0) return null;
  return (
    <Suspense>
      <LeadersTable
        title="Players"
        statistics={statisticsFor(playoff.gameTypeId)}
        leaders={leaders}
        sides={new Map(Object.entries(playoff.names))}
      />
    </Suspense>
  );
}
