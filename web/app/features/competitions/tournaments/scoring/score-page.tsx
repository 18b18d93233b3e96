import { type LoaderFunctionArgs, useLoaderData, useLocation, useParams } from 'react-router';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { namesIn, shownScore } from '../match-line.tsx';
import { SheetKeypad } from './sheet-keypad.tsx';

export const loader = ({ params: { token = '' }, request: { signal } }: LoaderFunctionArgs) =>
  operations(tournamentDesk).getScoreSheet({ token }, { signal });

/** The score of one match, for whoever has its sheet: the number on it instead of an account. */
export function Component() {
  const sheet = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const { tournament, slug, category, match } = sheet;
  return (
    <Page
      title={namesIn({ sides: match.sides })}
      description={[tournament, category, match.label, match.court].filter(Boolean).join(' · ')}
      width="narrow"
    >
      {match.state === 'over' && (
        <p>{`The score is ${shownScore(match.score ?? '')}. The organizer can correct it.`}</p>
      )}
      {match.state === 'waiting' && <p>This match doesn’t have both sides yet.</p>}
      {match.state === 'ready' && <SheetKeypad key={match.key} {...{ sheet, token }} known={hash.slice(1)} />}
      <AppLink to={paths.tournament(slug)}>Tournament</AppLink>
    </Page>
  );
}
