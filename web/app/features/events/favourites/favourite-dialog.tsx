import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { notifiesFor } from '#shared/events/favourites/favourite-words.ts';
import type { Favourite } from '#shared/events/favourites/favourites.ts';
import { following } from '#shared/events/following/contract.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { notifyLabel } from './favourite-titles.ts';

interface KeptDialogProps {
  readonly isOpen: boolean;
  readonly favourite: Favourite;
  readonly lists: readonly { readonly listId: string; readonly name: string }[];
  readonly onClose: () => void;
}

const noList = { value: '', label: 'On no list' };

/** What a player says of a thing they saved: a note, what they hear of it, and the list that it is on. */
export function KeptDialog({ isOpen, favourite, lists, onClose }: KeptDialogProps) {
  const { kind, refId, title } = favourite;
  const [note, setNote] = useState(favourite.note ?? '');
  const [notify, setNotify] = useState(favourite.notify);
  const [listId, setListId] = useState(favourite.listId ?? '');
  const { run, isRunning, problem } = useOperation(following, 'addFavourite', {
    done: 'Saved',
    onDone: onClose,
    showsProblem: true,
  });
  const told = notifiesFor(kind).map((value) => ({ value, label: notifyLabel(kind, value) }));
  const sorted = [noList, ...lists.map((one) => ({ value: one.listId, label: one.name }))];
  const save = () =>
    void run({ kind, refId, notify, ...(note.trim() && { note: note.trim() }), ...(listId && { listId }) });
  return (
    <Modal
      visible={isOpen}
      header={title}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" loading={isRunning} onClick={save}>
            Save
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        {problem && <Alert type="error">{problem}</Alert>}
        <FormField label="Note" constraintText={`${note.length} / 140`}>
          <Input value={note} onChange={({ detail }) => setNote(detail.value.slice(0, 140))} />
        </FormField>
        {told.length > 1 && (
          <FormField label="Notify me">
            <Select
              options={told}
              selectedOption={told.find(({ value }) => value === notify) ?? null}
              onChange={({ detail }) =>
                setNotify(told.find(({ value }) => value === detail.selectedOption.value)?.value ?? notify)
              }
            />
          </FormField>
        )}
        <FormField label="List">
          <Select
            options={sorted}
            selectedOption={sorted.find(({ value }) => value === listId) ?? noList}
            onChange={({ detail }) => setListId(detail.selectedOption.value ?? '')}
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}
