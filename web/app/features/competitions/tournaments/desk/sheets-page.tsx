import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { MatchLine } from '../match-line.tsx';
import '../tournaments.css';

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament } = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  const { tournamentId } = tournament;
  const [desk, { sheets }] = await Promise.all([
    operations(tournamentDesk).getDesk({ tournamentId }, { signal }),
    operations(tournamentDesk).listScoreSheets({ tournamentId }, { signal }),
  ]);
  return { tournament, matches: desk.matches, sheets };
}

/** A sheet for each match: who plays, room for the score, and the code with which it is entered without an account. */
export function Component() {
  const { tournament, matches, sheets } = useLoaderData<typeof loader>();
  const known = new Map(matches.map((match) => [match.key, match]));
  return (
    <Page
      title={`${tournament.name} score sheets`}
      actions={
        <div className="not-printed">
          <SpaceBetween direction="horizontal" size="m">
            <AppLink to={paths.tournamentDesk(tournament.slug)}>Desk</AppLink>
            <Button onClick={() => window.print()}>Print</Button>
          </SpaceBetween>
        </div>
      }
    >
      {sheets.length === 0 && <p>No matches yet. Draw the categories first.</p>}
      {sheets.flatMap(({ key, token, pin, bestOf }) => {
        const match = known.get(key);
        const url = `${window.location.origin}${paths.scoreSheet(token)}`;
        return match ? [<Sheet key={key} {...{ match, url, pin, bestOf, tournament }} />] : [];
      })}
    </Page>
  );
}

interface SheetProps {
  readonly match: ShownMatch;
  readonly url: string;
  readonly pin: string;
  /** Sets at most. */
  readonly bestOf: number;
  readonly tournament: Parameters<typeof MatchLine>[0]['tournament'];
}

const Sheet = ({ match, url, pin, bestOf, tournament }: SheetProps) => (
  <section className="tournament-sheet" aria-label={match.label}>
    <div>
      <MatchLine match={match} tournament={tournament} />
      {match.sides.map(({ name }, side) => (
        <p key={side}>
          {Array.from({ length: bestOf }, (_, set) => (
            <span key={set} className="tournament-boxes" />
          ))}
          {name}
        </p>
      ))}
    </div>
    <div>
      <QrCode text={url} label={`Enter the score at ${url}`} />
      <p>Number: {pin}</p>
    </div>
  </section>
);
