import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { quantity } from '#shared/quantity.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { setPageHead } from '#web/app/shell/page/page-head.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { zoneWords } from '#web/blocks/zone-words.ts';
import { GoodToKnow } from './good-to-know.tsx';
import { PrintFrame } from './print-frame.tsx';
import { tournamentPrintedDays } from './printed-day.ts';
import { PrintedDays } from './printed-days.tsx';

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const at = { tournamentId: id };
  const api = operations(tournamentsContract);
  const { tournament, team } = await (hasSession()
    ? api.getTournament(at, { signal })
    : api.getPublicTournament(at, { signal }));
  const board = await api.getTournamentBoard(at, { signal }).catch(() => undefined);
  setPageHead({
    title: `${tournament.name} schedule to print`,
    description: `Matches of ${tournament.name}, for paper.`,
  });
  return { tournament, team, matches: (board?.matches ?? []).filter(({ state }) => state !== 'never') };
}

/** The matches of a tournament for paper: by day, time and court. */
export function Component() {
  const { tournament, team, matches } = useLoaderData<typeof loader>();
  const { name, slug, gameTypeId, categories, timeZone, city, places } = tournament;
  const days = tournamentPrintedDays(matches, timeZone, categories);
  const where = places.map((place) => place.name).join(', ') || city.name;
  return (
    <PrintFrame
      title={`${name} schedule`}
      mark={<SportTile gameTypeId={gameTypeId} size={28} />}
      lines={[team.name, `${daysWords(tournament)} · ${where}`]}
      back={{ to: paths.tournament(slug), text: name }}
      empty={days.length === 0 ? 'No schedule yet. You can print it once matches have courts and times.' : undefined}
    >
      <PrintedDays days={days} />
      {days.length > 0 && <GoodToKnow sentences={sentencesOf(tournament, matches)} />}
    </PrintFrame>
  );
}

function sentencesOf({ places, timeZone }: Tournament, matches: readonly ShownMatch[]): readonly string[] {
  const open = matches.filter(({ startsAt, state }) => !startsAt && state !== 'over').length;
  return [
    `All times are ${zoneWords({ timeZone })}.`,
    ...places.flatMap(({ name, address }) => (address ? [`${name}: ${address}.`] : [])),
    ...(open > 0 ? [`${quantity(open, 'match has', 'matches have')} no time yet.`] : []),
    'Scan the code for changes and results.',
  ];
}
