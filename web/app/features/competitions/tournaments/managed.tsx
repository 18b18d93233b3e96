import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { tournamentSetup } from '#shared/competitions/tournaments/setup/tournament-setup.ts';
import type { MyTournamentView, TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import type { LineIconName } from '#shared/look/line-icons.ts';
import { paths } from '#web/app/router/paths.ts';
import { LaterPart } from '#web/app/shell/page/later-part.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';

const SetupChecklist = lazy(async () => ({
  default: (await import('#web/app/setup/setup-checklist.tsx')).SetupChecklist,
}));
const Organiser = lazy(async () => ({ default: (await import('./organiser.tsx')).Organiser }));

interface ManagedProps {
  readonly view: MyTournamentView;
  readonly board: TournamentBoard | undefined;
}

/** What organizers do: the steps that are left, the next one, and the pages they run it from. */
export const Managed = ({ view, board }: ManagedProps) => (
  <>
    {view.may.includes('publishSchedule') && <Setup view={view} board={board} />}
    {view.moves.length > 0 && (
      <section id="next-step">
        <LaterPart height={120}>
          <Organiser view={view} />
        </LaterPart>
      </section>
    )}
    <ul className="page-faces" aria-label="Manage">
      {rowsOf(view).map(([href, icon, title, line]) => (
        <li key={href}>
          <RowLink href={href} picture={<LineIcon name={icon} />} title={title} line={line} link={Link} />
        </li>
      ))}
    </ul>
  </>
);

/** What is left to do before it can be played. */
function Setup({ view, board }: ManagedProps) {
  const { slug, tournamentId } = view.tournament;
  const ways = {
    status: `${paths.tournament(slug)}?tab=manage#next-step`,
    overview: paths.tournament(slug),
    desk: paths.tournamentDesk(slug),
  };
  return (
    <Suspense>
      <SetupChecklist of={tournamentId} steps={tournamentSetup({ ...view, board })} ways={ways} />
    </Suspense>
  );
}

type Row = readonly [href: string, icon: LineIconName, title: string, line: string];

function rowsOf({ tournament: { slug, categories }, may }: MyTournamentView): readonly Row[] {
  const desk: Row = [paths.tournamentDesk(slug), 'whistle', 'Desk', 'Draw, courts, check-in and scores'];
  const settings: Row = [paths.editTournament(slug), 'settings', 'Settings', 'Dates, places, categories and rules'];
  const line = may.includes('manageMoney')
    ? 'What is owed, who paid, reminders and refunds'
    : 'Who paid and who did not';
  const money: Row = [paths.tournamentPayments(slug), 'list', 'Money', line];
  const isPriced = categories.some(({ fee }) => fee);
  return [
    ...(may.includes('checkIn') ? [desk] : []),
    ...(may.includes('markPaid') && isPriced ? [money] : []),
    ...(may.includes('publishSchedule') ? [settings] : []),
  ];
}
