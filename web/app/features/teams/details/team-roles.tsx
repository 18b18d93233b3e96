import { useState } from 'react';
import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import type { Member } from '#shared/teams/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { takeKept, useKeptForReturn } from '#web/app/session/kept-for-return.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { OfferOwnership } from '../members/offer-ownership.tsx';
import { OwnGrant } from '../members/own-grant.tsx';
import { ManagedMember } from './managed-member.tsx';
import { Face } from './team-members.tsx';

/** An offer that has not been sent: it outlives a sign-in at Google. */
const Offer = z.object({ userId: UserId, isLeaving: z.boolean() });

interface TeamRolesProps {
  readonly view: TeamView;
  readonly members: readonly Member[];
  readonly userId: string | undefined;
}

/** Where organizers give roles, remove members and hand the community over. */
export function TeamRoles({ view, members, userId }: TeamRolesProps) {
  const { teamId } = view.team;
  const remove = useOperation(teamMembers, 'removeTeamMember', { done: 'Member removed' });
  const offer = useOperation(teamMembers, 'offerOwnership', { done: 'Offer sent. It’s good for 14 days.' });
  const [removing, setRemoving] = useState<Member>();
  const [inHand, setInHand] = useState(() => takeKept(`ownership ${teamId}`, Offer));
  useKeptForReturn(`ownership ${teamId}`, () => inHand);
  const heir = inHand && members.find((member) => member.userId === inHand.userId);
  return (
    <section className="page-card">
      <h2>Roles</h2>
      <ul className="page-rows">
        {members.map((member, position) => (
          <li key={member.userId ?? position} className="page-face">
            <Face member={member} />
            {view.may.includes('grantAdmin') && member.userId === userId && (
              <OwnGrant teamId={teamId} member={member} />
            )}
            {member.userId !== userId && !member.roles.includes('owner') && (
              <ManagedMember
                member={member}
                view={view}
                onOffer={() => member.userId && setInHand({ userId: member.userId, isLeaving: false })}
                onRemove={() => setRemoving(member)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={`Remove ${removing?.displayName ?? ''}?`}
        verb="Remove"
        onConfirm={() => {
          if (removing?.userId) void remove.run({ teamId, userId: removing.userId });
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        They leave the roster right away and lose all their roles.
      </ConfirmDialog>
      {heir && inHand && (
        <OfferOwnership
          displayName={heir.displayName}
          isLeaving={inHand.isLeaving}
          isBusy={offer.isRunning}
          onChange={(isLeaving) => setInHand({ ...inHand, isLeaving })}
          onOffer={() => void offer.run({ teamId, ...inHand }).then(() => setInHand(undefined))}
          onClose={() => setInHand(undefined)}
        />
      )}
    </section>
  );
}
