import { canAnswer } from '#shared/events/fixtures/answering.ts';
import { fixturesContract } from '#shared/events/fixtures/contract.ts';
import type { FixtureAnswer, MyFixture } from '#shared/events/fixtures/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { NextAnswer } from './next-answer.tsx';

interface MatchAnswerProps {
  readonly match: Pick<MyFixture, 'gameId' | 'matchId' | 'answer' | 'status' | 'startsAt' | 'answersCloseAt'>;
  /** Absent where it is the reader's own answer. */
  readonly child?: { readonly dependantId: string; readonly firstName: string } | undefined;
}

/** In or out for a match, of oneself or a child; before an answer both look the same. */
export function MatchAnswer({ match, child }: MatchAnswerProps) {
  const { gameId, matchId, answer } = match;
  const name = child?.firstName;
  const { run, isRunning } = useOperation(fixturesContract, 'answerFixture', {
    done: (said) =>
      said.answer === 'in' ? `${name ? `${name} is` : 'You’re'} in` : `${name ? `${name} is` : 'You’re'} out`,
  });
  const say = (said: FixtureAnswer) =>
    void run({ gameId, matchId, answer: said, ...(child && { dependantId: child.dependantId }) });
  if (!canAnswer(match, new Date())) return <p>Answers are closed. Can’t make it? Tell your captain.</p>;
  return (
    <fieldset className="on-pitch-row">
      <legend className="look-said">{name ? `Is ${name} in?` : 'Are you in?'}</legend>
      <NextAnswer isChosen={answer === 'in'} isBusy={isRunning} onClick={() => say('in')}>
        {name ? `${name}’s in` : 'I’m in'}
      </NextAnswer>
      <NextAnswer isChosen={answer === 'out'} isBusy={isRunning} onClick={() => say('out')}>
        Can’t make it
      </NextAnswer>
    </fieldset>
  );
}
