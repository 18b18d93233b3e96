import type { Parsed } from '#shared/contract/operation.ts';
import type { DutyAnswer } from '#shared/teams/duties/rules.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

type Operations = (typeof teamRoster)['operations'];

/** What people do on the page of a team's duties. */
export type DutyIntent =
  | ({ readonly intent: 'add' } & Parsed<Operations['addDuty']>)
  | ({ readonly intent: 'change' } & Parsed<Operations['changeDuty']>)
  | ({ readonly intent: 'answer' } & Parsed<Operations['answerDuty']>)
  | ({ readonly intent: 'judge' } & Parsed<Operations['judgeDuty']>)
  | ({ readonly intent: 'remove' } & Parsed<Operations['removeDuty']>);

const answers: Readonly<Record<DutyAnswer, string>> = {
  take: 'It is yours. You are reminded two days and three hours before',
  giveBack: 'You gave it back',
  offer: 'The others see that you look for somebody. It is yours until then',
  keep: 'You keep it',
};

/** Does it, and says so. */
export async function dutyIntents(sent: DutyIntent): Promise<string> {
  switch (sent.intent) {
    case 'add': {
      const { intent: _, ...input } = sent;
      await operations(teamRoster).addDuty(input);
      return 'The duty is there to be taken';
    }
    case 'change': {
      const { intent: _, ...input } = sent;
      await operations(teamRoster).changeDuty(input);
      return 'The duty is changed';
    }
    case 'answer': {
      const { intent: _, ...input } = sent;
      await operations(teamRoster).answerDuty(input);
      return answers[sent.answer];
    }
    case 'judge': {
      const { intent: _, ...input } = sent;
      await operations(teamRoster).judgeDuty(input);
      return sent.outcome === 'done' ? 'It is noted as done' : 'It is noted as missed';
    }
    case 'remove':
      await operations(teamRoster).removeDuty({ teamId: sent.teamId, dutyId: sent.dutyId });
      return 'The duty is gone';
  }
}
