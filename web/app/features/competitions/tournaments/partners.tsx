import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import type { TournamentIntent } from './tournament-intents.ts';

interface PartnersProps {
  readonly category: Category;
  readonly view: MyTournamentView;
  readonly isBusy: boolean;
  readonly say: (intent: TournamentIntent) => void;
}

/** A pair is entered by two: one says that they need a partner, the other asks, the first confirms. */
export function Partners({ category: { categoryId, name }, view, isBusy, say }: PartnersProps) {
  const [note, setNote] = useState('');
  const seeking = view.seeking.find((one) => one.categoryId === categoryId);
  const seekers = view.seekers.filter((one) => one.categoryId === categoryId);
  return (
    <SpaceBetween size="s">
      {seekers.length > 0 && (
        <ul aria-label={`Who needs a partner in ${name}`}>
          {seekers.map(({ userId, name: called, note: said, isAsked }) => (
            <li key={userId}>
              {called}
              {said && `: ${said}`}{' '}
              {isAsked ? (
                '(asked)'
              ) : (
                <Button
                  loading={isBusy}
                  onClick={() => say({ intent: 'ask', categoryId, userId })}
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
            loading={isBusy}
            onClick={() => say({ intent: 'answer', categoryId, userId, answer: 'confirm' })}
          >{`Confirm ${called}`}</Button>
          <Button
            loading={isBusy}
            onClick={() => say({ intent: 'answer', categoryId, userId, answer: 'decline' })}
          >{`Decline ${called}`}</Button>
        </SpaceBetween>
      ))}
      {seeking ? (
        <Button loading={isBusy} onClick={() => say({ intent: 'seek', categoryId, isOn: false })}>
          I need no partner any more
        </Button>
      ) : (
        <SpaceBetween size="s">
          <FormField label={`About you, for a partner in ${name}`} constraintText="Optional, 140 characters at most.">
            <Input value={note} onChange={({ detail }) => setNote(detail.value)} />
          </FormField>
          <Button loading={isBusy} onClick={() => say({ intent: 'seek', categoryId, isOn: true, note })}>
            I need a partner
          </Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}
