import type { CommunityInvitation } from '#shared/events/invitations/community-invitation-contract.ts';
import type { StoredCommunityInvitation } from './store.ts';

/** As hosts see how it goes. */
export const toShown = ({
  invitationId,
  whom,
  status,
  invited,
  invitedAt,
  sendAt,
}: StoredCommunityInvitation): CommunityInvitation => ({
  invitationId,
  whom,
  status,
  invited,
  invitedAt,
  ...(sendAt && { inviteSendAt: sendAt }),
});
