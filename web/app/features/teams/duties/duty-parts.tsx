import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { DutyAnswer } from '#shared/teams/duties/rules.ts';
import type { Duty, DutyHolder } from '#shared/teams/duties/schemas.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import type { DutyReasons } from './duty-fields.tsx';

export interface DutyShown extends DutyReasons {
  readonly teamId: string;
  readonly duty: Duty;
  readonly userId: string;
  readonly manages: boolean;
  /** A duty that has begun is judged and can no longer be taken. */
  readonly hasBegun: boolean;
}

const answered: Readonly<Record<DutyAnswer, string>> = {
  take: 'It is yours. You are reminded two days and three hours before',
  giveBack: 'You gave it back',
  offer: 'The others see that you look for somebody. It is yours until then',
  keep: 'You keep it',
};

const useAnswer = () => useOperation(teamRoster, 'answerDuty', { done: (_, { answer }) => answered[answer] });

/** Who took a duty: to be taken over where they offer it, and judged afterwards. */
export function DutyHolders({ teamId, duty, userId, manages, hasBegun }: DutyShown) {
  const { dutyId, title, holders } = duty;
  const answer = useAnswer();
  const judge = useOperation(teamRoster, 'judgeDuty', {
    done: (_, { outcome }) => (outcome === 'done' ? 'It is noted as done' : 'It is noted as missed'),
  });
  const isIn = holders.some((one) => one.userId === userId);
  return (
    <ul className="team-list">
      {holders.map((holder) => (
        <li key={holder.userId}>
          <span>{holder.displayName}</span>
          <span>{wordsFor(holder)}</span>
          {holder.isOffered && !isIn && !hasBegun && (
            <Button
              loading={answer.isRunning}
              ariaLabel={`Take ${title} from ${holder.displayName}`}
              onClick={() => answer.run({ teamId, dutyId, answer: 'take', insteadOf: holder.userId })}
            >
              Take it over
            </Button>
          )}
          {manages &&
            hasBegun &&
            (['done', 'missed'] as const).map((outcome) => (
              <Button
                key={outcome}
                loading={judge.isRunning}
                disabled={holder.outcome === outcome}
                ariaLabel={`${title} by ${holder.displayName}: ${outcome}`}
                onClick={() => judge.run({ teamId, dutyId, userId: holder.userId, outcome })}
              >
                {outcome === 'done' ? 'Done' : 'Missed'}
              </Button>
            ))}
        </li>
      ))}
    </ul>
  );
}

const wordsFor = ({ isOffered, outcome }: DutyHolder) => {
  if (outcome) return outcome === 'done' ? 'Completed' : 'Missed it';
  return isOffered ? 'Looking for a replacement' : 'Assigned';
};

/** What the reader may say to a duty before it begins. */
export function DutyAnswers({ teamId, duty, userId, hasBegun }: DutyShown) {
  const { run, isRunning } = useAnswer();
  const { dutyId, title, holders, slots } = duty;
  const own = holders.find((one) => one.userId === userId);
  if (hasBegun || (!own && holders.length >= slots)) return null;
  const button = (words: string, label: string, answer: DutyAnswer) => (
    <Button
      variant={answer === 'take' ? 'primary' : 'normal'}
      loading={isRunning}
      ariaLabel={`${label} ${title}`}
      onClick={() => run({ teamId, dutyId, answer })}
    >
      {words}
    </Button>
  );
  if (!own) return button('Take it', 'Take', 'take');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {own.isOffered ? button('Keep it', 'Keep', 'keep') : button('Offer it to the others', 'Offer', 'offer')}
      {button('Give it back', 'Give back', 'giveBack')}
    </SpaceBetween>
  );
}

/** Takes a duty away after a question. */
export function RemoveDuty({ teamId, duty: { dutyId, title } }: DutyShown) {
  const { run } = useOperation(teamRoster, 'removeDuty', { done: 'The duty is gone' });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button ariaLabel={`Remove ${title}`} onClick={() => setAsked(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${title}?`}
        verb="Remove"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void run({ teamId, dutyId });
        }}
      >
        This removes the duty for everyone and stops its reminders.
      </ConfirmDialog>
    </>
  );
}
