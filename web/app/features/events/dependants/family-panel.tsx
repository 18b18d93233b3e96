import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { type DependantStanding, dependantsContract } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useChange } from '#web/app/operations/use-change.ts';
import { ConflictNotes } from '../conflicts/conflict-notes.tsx';
import { useEventInput } from '../details/event-access.ts';
import { answerForFamily, type FamilyAnswer } from './answer-for-family.ts';
import { FamilyMember } from './family-member.tsx';

interface Given {
  readonly member: DependantStanding;
  readonly answer: FamilyAnswer;
}

/** For a guardian: each child with where they stand. Nothing for other readers. */
export function FamilyPanel({ event }: { event: Event }) {
  const input = useEventInput(event.eventId);
  const [family, setFamily] = useState<readonly DependantStanding[]>([]);
  const read = () =>
    operations(dependantsContract)
      .listDependantsAtEvent(input)
      .then(({ dependants }) => setFamily(dependants));
  useEffect(() => void read().catch(() => undefined), [event.eventId]);
  const { run, isRunningOn } = useChange(
    ({ member, answer }: Given) => answerForFamily(member, answer, input).finally(() => read().catch(() => undefined)),
    { done: (said) => said },
  );
  if (family.length === 0) return null;
  const isTheirs = (dependantId: string | undefined) => family.some((one) => one.dependantId === dependantId);
  return (
    <Container header={<Header variant="h2">Your family</Header>}>
      <SpaceBetween size="l">
        {family.map((one) => (
          <FamilyMember
            key={one.dependantId}
            event={event}
            member={one}
            isBusy={isRunningOn({ member: one })}
            onAnswer={(answer) => void run({ member: one, answer })}
          />
        ))}
        {event.status === 'scheduled' && !event.isTimeTbd && (
          <ConflictNotes time={event} besides={event.eventId} concerns={isTheirs} />
        )}
      </SpaceBetween>
    </Container>
  );
}
