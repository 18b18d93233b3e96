import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { family } from '#shared/people/family/contract.ts';
import type { DependantView, GuardianView } from '#shared/people/family/dependant-operations.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { GuardianFields, type Guardianship } from './guardian-fields.tsx';
import { GuardianSearch } from './guardian-search.tsx';

interface GuardianFormProps {
  /** Undefined for a guardian who is invited now. */
  readonly guardian: GuardianView | undefined;
  readonly own: string;
  readonly mayDecide: boolean;
  readonly member: DependantView;
  readonly onClose: () => void;
}

const usual: Guardianship = {
  relation: 'parent',
  household: 'B',
  rights: ['rsvp', 'message', 'pickup'],
  contactShielded: false,
  priority: 2,
};

function startOf(guardian: GuardianView | undefined): Guardianship {
  if (!guardian) return usual;
  const { relation, household, rights, contactShielded, priority } = guardian;
  return { relation, household, rights, contactShielded, priority };
}

/** What a guardian is and may do. Whether a contact is shielded is for its owner alone to say. */
export function GuardianForm({ guardian, own, mayDecide, member, onClose }: GuardianFormProps) {
  const [found, setFound] = useState(guardian && { userId: guardian.userId, displayName: guardian.displayName });
  const [said, setSaid] = useState<Guardianship>(() => startOf(guardian));
  const invite = useOperation(family, 'inviteGuardian', { done: 'Guardian invited' });
  const change = useOperation(family, 'changeGuardian', { done: 'Guardian updated' });
  const { dependantId, version } = member;
  const save = () => {
    if (!found) return;
    const sent = { ...said, dependantId, userId: found.userId };
    void (guardian ? change.run({ ...sent, version }) : invite.run(sent));
    onClose();
  };
  return (
    <Modal
      visible
      header={found ? found.displayName : 'Invite a guardian'}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" disabled={!found} onClick={save}>
            {guardian ? 'Save guardian' : 'Send invitation'}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {!found && <GuardianSearch onFound={setFound} />}
        {mayDecide && <GuardianFields said={said} onChange={setSaid} />}
        {guardian?.userId === own && (
          <Checkbox
            checked={said.contactShielded}
            onChange={({ detail }) => setSaid({ ...said, contactShielded: detail.checked })}
          >
            Hide my contact from the other household
          </Checkbox>
        )}
      </SpaceBetween>
    </Modal>
  );
}
