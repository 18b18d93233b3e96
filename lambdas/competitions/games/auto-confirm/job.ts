import { createPeopleReader } from '#lambdas/events/ports/guests/people.ts';
import { createHostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectDelivery } from '#lambdas/notifications/ports/connect-delivery.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createTeamPeople } from '#lambdas/teams/ports/team-people.ts';
import { clock } from '../../../kernel/clock.ts';
import { notifyOfPlayoffClaim } from '../../playoffs/auto-confirm/notify-of-claim.ts';
import { createPlayoffReader } from '../../playoffs/playoff-reader.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createGameReader } from '../game-store.ts';
import { createMatchStore } from '../match-store.ts';
import { autoConfirmScore } from './auto-confirm.ts';
import { notifyOfDuty } from './notify-of-duty.ts';
import { notifyOfScore, notifyOfVerdict } from './notify-of-score.ts';
import { AutoConfirmWork, autoConfirmQueue } from './plan-work.ts';

const parts = {
  games: createGameReader(table()),
  store: createMatchStore(table()),
  events: createHostedEvents(table()),
  squads: createSeasonReader(table()),
  teamPeople: createTeamPeople(table()),
  delivery: connectDelivery(),
  playoffs: createPlayoffReader(table()),
  naming: createNaming(table(), withDependants(createPeopleReader(table()), table())),
};

/** Lets silence confirm scores, and tells the other side what waits for them. */
export const handler = job(() =>
  runDue(
    autoConfirmQueue,
    ({ data }, now) => {
      const { kind, userId = '', ...about } = AutoConfirmWork.parse(data);
      if (kind === 'playoffTell') return notifyOfPlayoffClaim(about, parts, now());
      if (kind === 'duty') return notifyOfDuty({ ...about, userId }, parts, now());
      if (kind === 'verdict') return notifyOfVerdict(about, parts, now());
      return kind === 'confirm' ? autoConfirmScore(about, parts, now()) : notifyOfScore(about, parts, now());
    },
    createDueIndex(table()),
    clock.now,
  ),
);
