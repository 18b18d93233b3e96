import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useState } from 'react';
import { privacyContract } from '#shared/people/privacy/contract.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import type { BlockedPerson } from './blocked-person.ts';
import { FindPerson } from './find-person.tsx';

interface BlockDialogProps {
  readonly isOpen: boolean;
  readonly blocked: readonly BlockedPerson[];
  readonly onClose: () => void;
}

/** Chooses people to block, from the people found; those who are blocked already cannot be chosen (R-PRIV-08 to 11). */
export function BlockDialog({ isOpen, blocked, onClose }: BlockDialogProps) {
  const [people, setPeople] = useState<readonly BlockedPerson[]>([]);
  const [selected, setSelected] = useState<readonly BlockedPerson[]>([]);
  const { run, isRunning } = useOperation(privacyContract, 'blockPeople', {
    done: 'User(s) successfully blocked.',
    failed: ({ code, title }) => (code === 'block.already' ? title : 'Error blocking users.'),
    onDone: () => {
      setPeople([]);
      setSelected([]);
      onClose();
    },
  });
  const block = () => run({ people: selected.map(({ userId, email }) => ({ userId, email })) });
  const isBlocked = ({ userId }: BlockedPerson) => blocked.some((one) => one.userId === userId);
  const add = (person: BlockedPerson) => {
    if (people.some(({ userId }) => userId === person.userId)) return;
    setPeople([...people, person]);
    if (!isBlocked(person)) setSelected([...selected, person]);
  };
  return (
    <Modal
      visible={isOpen}
      width={800}
      header="Block users"
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" disabled={selected.length === 0} loading={isRunning} onClick={block}>
            Block Selected
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="l">
        <FindPerson onFound={add} />
        <Candidates people={people} selected={selected} isBlocked={isBlocked} onSelect={setSelected} />
      </SpaceBetween>
    </Modal>
  );
}

interface CandidatesProps {
  readonly people: readonly BlockedPerson[];
  readonly selected: readonly BlockedPerson[];
  readonly isBlocked: (person: BlockedPerson) => boolean;
  readonly onSelect: (people: readonly BlockedPerson[]) => void;
}

const Candidates = ({ people, selected, isBlocked, onSelect }: CandidatesProps) => (
  <Table
    variant="embedded"
    items={[...people]}
    trackBy="userId"
    selectionType="multi"
    selectedItems={[...selected]}
    isItemDisabled={isBlocked}
    onSelectionChange={({ detail }) => onSelect(detail.selectedItems)}
    ariaLabels={{
      tableLabel: 'People to block',
      selectionGroupLabel: 'Choose people',
      allItemsSelectionLabel: () => 'Choose all',
      itemSelectionLabel: (_, { displayName }) => `Choose ${displayName}`,
    }}
    columnDefinitions={[
      { id: 'name', header: 'Name', cell: ({ displayName }) => displayName, isRowHeader: true },
      {
        id: 'state',
        header: 'Status',
        cell: (person) => (isBlocked(person) ? 'Already blocked' : (person.email ?? '')),
      },
    ]}
    empty="Find people by email or user ID."
  />
);
