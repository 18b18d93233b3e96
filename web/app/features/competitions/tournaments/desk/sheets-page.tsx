import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countedIn } from '#shared/competitions/games/scoring/counted-in.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { Output } from '#shared/contract/operation.ts';
import { QrCode } from '#web/app/media/qr-code.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { namesIn } from '../match-line.tsx';
import { timeWords } from '../tournament-words.ts';
import './sheets.css';

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const { tournament } = await operations(tournamentsContract).getTournament({ tournamentId: id }, { signal });
  const { tournamentId } = tournament;
  const { sheets } = await operations(tournamentDesk).listScoreSheets({ tournamentId }, { signal });
  return { tournament, sheets };
}

/** A sheet for each match: who plays, room for the score, and the code with which it is entered without an account. */
export function Component() {
  const { tournament, sheets } = useLoaderData<typeof loader>();
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
      <div className="score-sheets">
        {sheets.map((sheet) => (
          <Sheet key={sheet.key} {...{ sheet, tournament }} />
        ))}
      </div>
    </Page>
  );
}

interface SheetProps {
  readonly sheet: Output<(typeof tournamentDesk)['operations']['listScoreSheets']>['sheets'][number];
  readonly tournament: Tournament;
}

function Sheet({ sheet: { token, pin, bestOf, match }, tournament }: SheetProps) {
  const { categories, timeZone, gameTypeId, slug } = tournament;
  const category = categories.find(({ categoryId }) => categoryId === match.categoryId)?.name;
  const when = match.startsAt && timeWords(match.startsAt, timeZone);
  const { part, unit } = countedIn(gameTypeId, { kind: bestOf > 1 ? 'sets' : 'points' });
  const boxes = Array.from({ length: bestOf }, (_, index) => (part ? `${part} ${index + 1}` : unit));
  return (
    <section className="score-sheet" aria-label={match.label}>
      <header>
        <b>{match.court ?? 'Court:'}</b>
        <span>{[when, category, match.label].filter(Boolean).join(' · ')}</span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{tournament.name}</th>
            {boxes.map((box) => (
              <th key={box} scope="col">
                {box}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {match.sides.map(({ name }, side) => (
            <tr key={side}>
              <th scope="row">{name}</th>
              {boxes.map((box) => (
                <td key={box} className="score-box" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <aside>
        <QrCode
          text={`${location.origin}${paths.scoreSheet(token)}#${pin}`}
          label={`Enter the score of ${namesIn({ sides: match.sides })}`}
        />
        <p>
          <b>{`${pin.slice(0, 3)} ${pin.slice(3)}`}</b>
        </p>
      </aside>
      <p className="score-sheet-way">{`Scan to enter the score, or type the number at ${location.host}${paths.tournamentScore(slug)}`}</p>
    </section>
  );
}
