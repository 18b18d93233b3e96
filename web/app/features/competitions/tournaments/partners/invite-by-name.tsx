import Autosuggest from '@cloudscape-design/components/autosuggest';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type FormEvent, useState } from 'react';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { Email } from '#shared/email.ts';
import { connectionsContract } from '#shared/people/connections/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { sentenceOf } from '#web/app/operations/rejection.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useRead } from '#web/app/operations/use-read.ts';

interface InviteByNameProps {
  readonly tournamentId: string;
  readonly categoryId: string;
}

const readKnown = async () => (await operations(connectionsContract).listConnections({})).connections;

/** Invites a partner by the name of a connection or by an email address; who has an account is never said. */
export function InviteByName(at: InviteByNameProps) {
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string>();
  const known = useRead(isAsking ? at.categoryId : undefined, readKnown) ?? [];
  const { run, isRunning, rejection } = useOperation(tournamentsContract, 'invitePartner', {
    done: 'Invitation sent. You’re both in once they join.',
    showsProblem: true,
  });
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const person = known.find(({ displayName }) => displayName.toLowerCase() === typed.trim().toLowerCase());
    const { data: email } = Email.safeParse(typed);
    setFault(person || email ? undefined : 'Choose one of your connections, or enter an email address.');
    const to = person ? { userId: person.userId } : email && { email };
    if (to && (await run({ ...at, to }))) setTyped('');
  };
  return (
    <form onSubmit={(event) => void invite(event)}>
      <SpaceBetween size="s">
        <FormField
          label="Your partner"
          constraintText="The name of a connection, or an email address."
          errorText={fault ?? (rejection && sentenceOf(rejection))}
        >
          <Autosuggest
            value={typed}
            enteredTextLabel={(text) => `Use “${text}”`}
            options={known.map(({ displayName }) => ({ value: displayName }))}
            empty="None of your connections"
            onFocus={() => setAsking(true)}
            onChange={({ detail }) => setTyped(detail.value)}
          />
        </FormField>
        <Button variant="primary" formAction="submit" loading={isRunning}>
          Invite your partner
        </Button>
      </SpaceBetween>
    </form>
  );
}
