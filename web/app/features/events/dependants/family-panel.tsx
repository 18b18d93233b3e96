import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type DependantStanding, dependantsContract } from '#shared/events/dependants/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { answerForFamily, type FamilyAnswer } from './answer-for-family.ts';
import { FamilyMember } from './family-member.tsx';

interface FamilyPanelProps {
  readonly event: Event;
  readonly token: string | undefined;
}

/** For somebody who answers for others: who of them comes, each by their own standing. Nothing for everybody else. */
export function FamilyPanel({ event, token }: FamilyPanelProps) {
  const { eventId } = event;
  const [family, setFamily] = useState<readonly DependantStanding[]>([]);
  const [busy, setBusy] = useState<string>();
  const { revalidate } = useRevalidator();
  const input = { eventId, ...(token && { token }) };
  const read = () =>
    operations(dependantsContract)
      .listDependantsAtEvent(input)
      .then(({ dependants }) => setFamily(dependants));
  useEffect(() => void read().catch(() => undefined), [eventId]);
  const answer = async (member: DependantStanding, given: FamilyAnswer) => {
    setBusy(member.dependantId);
    try {
      notify('success', await answerForFamily(member, given, input));
    } catch (error) {
      const { title, fields } = toRejection(error);
      notify('error', Object.values(fields)[0] ?? title);
    }
    await read().catch(() => undefined);
    setBusy(undefined);
    await revalidate();
  };
  if (family.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Who is coming?</Header>}>
      <SpaceBetween size="l">
        {family.map((one) => (
          <FamilyMember
            key={one.dependantId}
            event={event}
            member={one}
            isBusy={busy === one.dependantId}
            onAnswer={(given) => void answer(one, given)}
          />
        ))}
      </SpaceBetween>
    </Container>
  );
}
