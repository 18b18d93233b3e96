import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { Await } from 'react-router';
import { isTransferable } from '#shared/competitions/seasons/registration.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { DialogFoot } from '../../forms/dialog-foot.tsx';
import type { KnownPerson } from './known-people.ts';
import { priceOf } from './price-of.ts';
import type { SeasonIntent } from './season-intents.ts';

interface Props {
  readonly view: MySeasonView;
  /** Who can be offered the place. */
  readonly people: Promise<readonly KnownPerson[]>;
  readonly send: (intent: SeasonIntent) => void;
  readonly isBusy: boolean;
}

/** Offers the reader's own place to somebody, and takes the offer back. */
export function HandingOn({ view, people, send, isBusy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { registration } = view;
  if (!registration || !isTransferable(registration.status)) return null;
  if (registration.offeredTo)
    return (
      <SpaceBetween size="xs">
        <p>Your place is offered to somebody who has not answered yet.</p>
        <Button loading={isBusy} onClick={() => send({ intent: 'takeBack' })}>
          Keep my place
        </Button>
      </SpaceBetween>
    );
  return (
    <>
      <Button loading={isBusy} onClick={() => setOpen(true)}>
        Hand on my place
      </Button>
      {isOpen && (
        <Await resolve={people}>
          {(known) => <OfferDialog {...{ view, known, send }} onClose={() => setOpen(false)} />}
        </Await>
      )}
    </>
  );
}

interface OfferProps extends Pick<Props, 'view' | 'send'> {
  readonly known: readonly KnownPerson[];
  readonly onClose: () => void;
}

function OfferDialog({ view: { season, registration }, known, send, onClose }: OfferProps) {
  const [toUserId, setTo] = useState<string>();
  const [isUnsaid, setUnsaid] = useState(false);
  const options = known
    .filter(({ userId }) => userId !== registration?.userId)
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));
  const price = registration && priceOf(season, registration.mode);
  const offer = () => {
    setUnsaid(toUserId === undefined);
    if (toUserId === undefined) return;
    send({ intent: 'offer', toUserId });
    onClose();
  };
  return (
    <Modal
      visible
      header={`Hand on your place in ${season.label}`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" onClick={offer}>
            Offer my place
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        <p>
          Whoever takes it comes into your team and your group instead of you, and nobody in line is passed.
          {price && ` ${price} goes with the place: settle it between you.`}
        </p>
        <FormField
          label="To whom"
          description="People of the community and of the teams of this season."
          errorText={isUnsaid && toUserId === undefined && 'Choose somebody.'}
        >
          <Select
            filteringType="auto"
            empty="You see nobody else of this season."
            options={options}
            selectedOption={options.find(({ value }) => value === toUserId) ?? null}
            onChange={({ detail }) => setTo(detail.selectedOption.value)}
          />
        </FormField>
      </SpaceBetween>
    </Modal>
  );
}
