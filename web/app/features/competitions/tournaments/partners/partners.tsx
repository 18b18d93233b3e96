import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useTogether } from '#web/app/operations/use-together.ts';
import { ProblemAlert } from '#web/app/shell/page/problem-alert.tsx';
import { entryWords } from '../tournament-words.ts';
import { InviteLink } from './invite-link.tsx';

interface PartnersProps {
  readonly category: Category;
  readonly view: MyTournamentView;
}

/** A pair is entered by two: one says that they need a partner, the other asks, the first confirms. */
export function Partners({ category: { categoryId, name }, view }: PartnersProps) {
  const ask = useOperation(tournamentsContract, 'askPartner', {
    done: 'Request sent. You’re both in once they confirm',
    showsProblem: true,
  });
  const respond = useOperation(tournamentsContract, 'answerPartner', {
    done: ({ position }, { answer }) => (answer === 'confirm' ? entryWords(position) : 'Request declined'),
    showsProblem: true,
  });
  const seek = useOperation(tournamentsContract, 'seekPartner', {
    done: (_, { isOn }) => (isOn ? 'You’re on the partner list' : 'You’re off the partner list'),
    showsProblem: true,
  });
  const { isRunning, rejection } = useTogether(ask, respond, seek);
  const of = { tournamentId: view.tournament.tournamentId, categoryId };
  const [note, setNote] = useState('');
  const seeking = view.seeking.find((one) => one.categoryId === categoryId);
  const seekers = view.seekers.filter((one) => one.categoryId === categoryId);
  return (
    <SpaceBetween size="s">
      {rejection && <ProblemAlert>{sentenceOf(rejection)}</ProblemAlert>}
      {seeking && <p>You’re waiting for a partner.</p>}
      <InviteLink category={{ categoryId, name }} tournament={view.tournament} />
      {seekers.length > 0 && (
        <ul aria-label={`Players looking for a partner in ${name}`}>
          {seekers.map(({ userId, name: called, note: said, isAsked }) => (
            <li key={userId}>
              {called}
              {said && `: ${said}`}{' '}
              {isAsked ? (
                '(asked)'
              ) : (
                <Button
                  loading={isRunning}
                  onClick={() => ask.run({ ...of, userId })}
                >{`Ask ${called} to be your partner`}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {seeking?.askedBy.map(({ userId, name: called }) => (
        <SpaceBetween key={userId} direction="horizontal" size="m">
          <span>{called} asks to be your partner.</span>
          <Button
            variant="primary"
            loading={isRunning}
            onClick={() => respond.run({ ...of, userId, answer: 'confirm' })}
          >{`Confirm ${called}`}</Button>
          <Button
            loading={isRunning}
            onClick={() => respond.run({ ...of, userId, answer: 'decline' })}
          >{`Decline ${called}`}</Button>
        </SpaceBetween>
      ))}
      {seeking ? (
        <Button loading={isRunning} onClick={() => seek.run({ ...of, isOn: false })}>
          Stop waiting
        </Button>
      ) : (
        <SpaceBetween size="s">
          <FormField label={`About you, for a partner in ${name}`} constraintText="Optional, up to 140 characters.">
            <Input value={note} onChange={({ detail }) => setNote(detail.value)} />
          </FormField>
          <Button loading={isRunning} onClick={() => seek.run({ ...of, isOn: true, note })}>
            I need a partner
          </Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
