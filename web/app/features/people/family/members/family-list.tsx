import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { FamilyConnection } from '#shared/people/family/connection-operations.ts';
import { relations } from '#shared/people/family/relations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import '../../people-rows.css';

interface FamilyListProps {
  readonly own: string;
  readonly family: readonly FamilyConnection[];
  readonly isBusy: boolean;
  readonly onAccept: (connectionId: string) => void;
  readonly onDecline: (connectionId: string) => void;
  readonly onRemove: (connection: FamilyConnection) => void;
}

/** Each with what they are to the viewer, and what can be done. */
export function FamilyList({ family, ...rest }: FamilyListProps) {
  if (family.length === 0) return <p>No family members yet. Add the people you sign up or drive.</p>;
  return (
    <ul className="people-rows">
      {family.map((connection) => (
        <Member key={connection.id} connection={connection} {...rest} />
      ))}
    </ul>
  );
}

type MemberProps = Omit<FamilyListProps, 'family'> & { readonly connection: FamilyConnection };

function Member({ connection, own, isBusy, onAccept, onDecline, onRemove }: MemberProps) {
  const { id, status, recipientHasAccount, recipientAge } = connection;
  const { name, relation, isMine } = seenBy(own, connection);
  const answers = status === 'pending' && !isMine && recipientHasAccount;
  return (
    <li className="people-row">
      <Avatar name={name} size={40} />
      <span className="people-row-words">
        {recipientHasAccount ? <b>{name}</b> : <AppLink to={paths.familyMember(id)}>{name}</AppLink>}
        <span>{[relation, recipientAge && `age ${recipientAge}`].filter(Boolean).join(', ')}</span>
      </span>
      <Chip tone={status === 'accepted' ? 'in' : 'wait'}>
        {status === 'accepted' ? 'In your family' : wordsFor(isMine, recipientHasAccount)}
      </Chip>
      <SpaceBetween direction="horizontal" size="xs">
        {answers && (
          <SpaceBetween direction="horizontal" size="xs">
            <Button disabled={isBusy} ariaLabel={`Accept ${name}`} onClick={() => onAccept(id)}>
              Accept
            </Button>
            <Button disabled={isBusy} ariaLabel={`Decline ${name}`} onClick={() => onDecline(id)}>
              Decline
            </Button>
          </SpaceBetween>
        )}
        {(isMine || status === 'accepted') && (
          <Button disabled={isBusy} ariaLabel={`Remove ${name}`} onClick={() => onRemove(connection)}>
            Remove
          </Button>
        )}
      </SpaceBetween>
    </li>
  );
}

const wordsFor = (isMine: boolean, hasAccount: boolean) => {
  if (!hasAccount) return 'Invites you to be a guardian';
  return isMine ? 'Request sent' : 'Wants to add you as family';
};

function seenBy(own: string, connection: FamilyConnection) {
  const { requesterId, recipientHasAccount, requesterRelation, recipientRelation } = connection;
  const isMine = requesterId === own;
  const isRecipientShown = isMine || !recipientHasAccount;
  const value = isRecipientShown ? recipientRelation : requesterRelation;
  return {
    isMine,
    name: isRecipientShown ? connection.recipientName : connection.requesterName,
    relation: relations.find((one) => one.value === value)?.label ?? '',
  };
}
