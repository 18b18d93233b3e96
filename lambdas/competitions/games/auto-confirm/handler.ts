import { clock } from '../../../kernel/clock.ts';
import { connectDelivery } from '../../../kernel/connect-delivery.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { createHostedEvents } from '../../../kernel/hosted-events.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createTeamPeople } from '../../../kernel/team-people.ts';
import { createPlayoffReader } from '../../playoffs/playoff-reader.ts';
import { tellPlayoffClaim } from '../../playoffs/silence/tell-claim.ts';
import { createSeasonReader } from '../../seasons/season-reader.ts';
import { createGameReader } from '../game-store.ts';
import { createMatchStore } from '../match-store.ts';
import { confirmSilence } from './confirm-silence.ts';
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
};

export const handler = (): Promise<void> =>
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
  );
