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
  /** Once a duty has started, it's marked done or missed and can't be taken. */
  readonly hasBegun: boolean;
}

const answered: Readonly<Record<DutyAnswer, string>> = {
  take: "It's yours. We'll remind you two days and three hours before",
  giveBack: 'Duty dropped',
  offer: "Other members can take it now. It's yours until one does",
  keep: "You're keeping it",
};

const useAnswer = () => useOperation(teamRoster, 'answerDuty', { done: (_, { answer }) => answered[answer] });

/** The members who took a duty: others can take it over when offered, and organizers mark it afterwards. */
export function DutyHolders({ teamId, duty, userId, manages, hasBegun }: DutyShown) {
  const { dutyId, title, holders } = duty;
  const answer = useAnswer();
  const judge = useOperation(teamRoster, 'judgeDuty', {
    done: (_, { outcome }) => (outcome === 'done' ? 'Marked as done' : 'Marked as missed'),
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
              Take over
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

/** What the reader can do about a duty before it starts. */
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
  if (!own) return button('Take', 'Take', 'take');
  return (
    <SpaceBetween direction="horizontal" size="xs">
      {own.isOffered
        ? button('Stop offering', 'Stop offering', 'keep')
        : button('Find a replacement', 'Find a replacement for', 'offer')}
      {button('Drop', 'Drop', 'giveBack')}
    </SpaceBetween>
  );
}

/** Removes a duty after a question. */
export function RemoveDuty({ teamId, duty: { dutyId, title } }: DutyShown) {
  const { run } = useOperation(teamRoster, 'removeDuty', { done: 'Duty removed' });
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
