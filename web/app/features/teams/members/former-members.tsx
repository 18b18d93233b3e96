import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { FormerMember } from '#shared/teams/invites/contract.ts';
import { usePageSend } from '#web/app/forms/use-page-send.ts';
import type { InviteIntent } from '../invites/invite-intents.ts';

/** Whoever was a member, with a way to ask them back. */
export function FormerMembers({ former }: { readonly former: readonly FormerMember[] }) {
  const { send, problem } = usePageSend<InviteIntent>();
  const back = former.filter(({ status }) => status !== 'banned');
  if (back.length === 0) return null;
  return (
    <Container header={<Header variant="h2">Former members</Header>}>
      {problem && <div role="alert">{problem}</div>}
      <ul className="team-list">
        {back.map(({ userId, displayName, at }) => (
          <li key={userId}>
            <strong>{displayName}</strong>
            <span>Until {new Date(at).toLocaleDateString()}</span>
            <Button ariaLabel={`Invite ${displayName} back`} onClick={() => send({ intent: 'former', userId })}>
              Invite back
            </Button>
          </li>
        ))}
      </ul>
    </Container>
  );
}
