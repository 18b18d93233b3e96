import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { DeskView, ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { CheckIns } from './check-ins.tsx';
import { CourtBoard } from './court-board.tsx';
import type { DeskPartProps } from './desk-part-props.ts';
import { DeskTools } from './desk-tools.tsx';
import { FromPools } from './from-pools.tsx';
import { Unplaced } from './unplaced.tsx';
import { useDesk } from './use-desk.ts';
import '../tournaments.css';

const LateEntries = lazy(async () => ({ default: (await import('./late-entries.tsx')).LateEntries }));
const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }));

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament } = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  return operations(tournamentDesk).getDesk({ tournamentId: tournament.tournamentId }, { signal });
}

/** Where the day of a tournament is run. */
export function Component() {
  const desk = useLoaderData<typeof loader>();
  const { tournament, held, may } = desk;
  const { status, slug, tournamentId } = tournament;
  const isOn = status === 'scheduled' || status === 'live';
  useFresh(isOn ? tournamentId : undefined);
  const changes = useDesk(tournamentId);
  const { rejection } = changes;
  const [asked, setAsked] = useState<ShownMatch>();
  const placing = desk.matches.find((one) => isAsBefore(one, asked));
  const isRunner = may.includes('publishSchedule');
  return (
    <Page
      title={`${tournament.name} desk`}
      description={tournamentStatusLabel[status]}
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.tournament(slug)}>Tournament</AppLink>
          {isRunner && <AppLink to={paths.tournamentSheets(slug)}>Print sheets</AppLink>}
          {isRunner && <AppLink to={paths.tournamentPrint(slug)}>Print schedule</AppLink>}
          <AppLink to={paths.tournamentTv(slug)}>TV view</AppLink>
        </SpaceBetween>
      }
    >
      <SpaceBetween size="l">
        {!placing && rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
        {held && <Alert type="warning">Play is on hold: {held.reason}</Alert>}
        {isRunner && <Running {...{ desk, changes }} onPlace={setAsked} />}
        <CourtBoard desk={desk} changes={changes} onPlace={setAsked} />
        {isOn && <CheckIns desk={desk} changes={changes} />}
      </SpaceBetween>
      {placing && (
        <Suspense>
          <PlaceDialog
            key={placing.key}
            {...{ desk, changes }}
            match={placing}
            onClose={() => {
              setAsked(undefined);
              changes.forget();
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** What organizers alone do. */
function Running({ desk, changes, onPlace }: DeskPartProps & { readonly onPlace: (match: ShownMatch) => void }) {
  const { status } = desk.tournament;
  const unplaced = unplacedOf(desk);
  return (
    <SpaceBetween size="l">
      <Draws desk={desk} changes={changes} />
      {(status === 'scheduled' || status === 'live') && <DeskTools desk={desk} changes={changes} />}
      {unplaced.length > 0 && unplaced.length < desk.matches.length && (
        <Unplaced desk={desk} matches={unplaced} onPlace={onPlace} />
      )}
      {desk.late.length > 0 && (
        <LaterPart height={200}>
          <LateEntries desk={desk} />
        </LaterPart>
      )}
    </SpaceBetween>
  );
}

/** A match that is asked about is so until it is somewhere else. */
const isAsBefore = (one: ShownMatch, asked: ShownMatch | undefined): boolean =>
  one.key === asked?.key && one.court === asked.court && one.startsAt === asked.startsAt;

const unplacedOf = ({ matches }: DeskView): ShownMatch[] =>
  matches.filter(({ startsAt, state }) => !startsAt && (state === 'ready' || state === 'waiting'));

const placeWords = (count: number) => `Place ${quantity(count, 'match', 'matches')} on courts`;

/** Making the matches, and their courts and times. */
function Draws({ desk, changes }: DeskPartProps) {
  const { tournament, draws, matches } = desk;
  const isDrawing = tournament.status === 'draw';
  const unplaced = unplacedOf(desk).length;
  const shown = tournament.categories.filter(
    ({ format }) => isDrawing || (format === 'pools_to_bracket' && tournament.status !== 'finished'),
  );
  if (shown.length === 0 && unplaced === 0) return null;
  return (
    <Container header={<Header variant="h2">Draw and schedule</Header>}>
      <SpaceBetween size="m">
        {shown.map(({ categoryId, name }) =>
          isDrawing ? (
            <Button key={categoryId} loading={changes.isRunning} onClick={() => changes.draw(categoryId)}>
              {draws.some((one) => one.categoryId === categoryId) ? `Draw ${name} again` : `Draw ${name}`}
            </Button>
          ) : (
            <FromPools key={categoryId} {...{ desk, changes, categoryId, name }} />
          ),
        )}
        {unplaced > 0 && (
          <Button variant="primary" loading={changes.isRunning} onClick={changes.place}>
            {placeWords(unplaced)}
          </Button>
        )}
        {isDrawing && matches.length > 0 && unplaced === 0 && (
          <>
            <Button loading={changes.isRunning} onClick={changes.place}>
              {`Rebuild the schedule`}
            </Button>
            <p>
              Every match has a court and a time. The schedule is published on{' '}
              <AppLink to={paths.tournament(tournament.slug)}>the tournament page</AppLink>.
            </p>
          </>
        )}
      </SpaceBetween>
    </Container>
  );
}
