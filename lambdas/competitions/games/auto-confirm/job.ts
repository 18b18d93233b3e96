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
import { tellPlayoffClaim } from '../../playoffs/auto-confirm/tell-claim.ts';
import { createPlayoffReader } from '../../playoffs/playoff-reader.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createGameReader } from '../game-store.ts';
import { createMatchStore } from '../match-store.ts';
import { confirmSilence } from './auto-confirm.ts';
import { SilenceWork, silenceQueue } from './plan-work.ts';
import { tellDuty } from './tell-duty.ts';
import { tellScore, tellVerdict } from './tell-score.ts';

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
    silenceQueue,
    ({ data }, now) => {
      const { kind, userId = '', ...about } = SilenceWork.parse(data);
      if (kind === 'playoffTell') return tellPlayoffClaim(about, parts, now());
      if (kind === 'duty') return tellDuty({ ...about, userId }, parts, now());
      if (kind === 'verdict') return tellVerdict(about, parts, now());
      return kind === 'confirm' ? confirmSilence(about, parts, now()) : tellScore(about, parts, now());
    },
    createDueIndex(table()),
    clock.now,
  ),
);
