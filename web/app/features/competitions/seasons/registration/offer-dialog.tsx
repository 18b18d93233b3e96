import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { isStanding, mailedPlaceDays } from '#shared/competitions/seasons/registration.ts';
import type { MySeasonView } from '#shared/competitions/seasons/views.ts';
import { Email } from '#shared/email.ts';
import { isDependantId } from '#shared/ids.ts';
import { DialogFoot } from '#web/app/forms/dialog-foot.tsx';
import type { KnownPerson } from '../known-people.ts';
import { priceOf } from '../price-of.ts';
import type { Recipient } from './use-handing-on.ts';

interface OfferProps {
  readonly view: MySeasonView;
  readonly known: readonly KnownPerson[];
  readonly onOffer: (to: Recipient) => void;
  readonly onClose: () => void;
}

const byMail = 'mail';

/** The person who gets the reader's spot: a player, their child, or an email address. */
export function OfferDialog({ view, known, onOffer, onClose }: OfferProps) {
  const { season, registration } = view;
  const [to, setTo] = useState<string>();
  const [address, setAddress] = useState('');
  const [isTried, setTried] = useState(false);
  const options = choices(view, known);
  const email = Email.safeParse(address);
  const isChild = to !== undefined && isDependantId(to);
  const price = registration && priceOf(season, registration.mode);
  const offer = () => {
    setTried(true);
    const recipient = recipientOf(to, email.data);
    if (!recipient) return;
    onOffer(recipient);
    onClose();
  };
  return (
    <Modal
      visible
      header={`Give your spot in ${season.label} to someone`}
      closeAriaLabel="Close"
      onDismiss={onClose}
      footer={
        <DialogFoot onCancel={onClose}>
          <Button variant="primary" onClick={offer}>
            {isChild ? 'Give my spot' : 'Offer my spot'}
          </Button>
        </DialogFoot>
      }
    >
      <SpaceBetween size="m">
        <p>
          They replace you in your team and group. The waitlist doesn’t change.
          {price && ` The price of ${price} comes with the spot: settle it between you.`}
          {isChild && ' Your child gets it right away.'}
        </p>
        <FormField
          label="Give it to"
          description="Members, players of this season, your children, or an email address."
          errorText={isTried && to === undefined && 'Choose a player.'}
        >
          <Select
            filteringType="auto"
            options={options}
            selectedOption={options.find(({ value }) => value === to) ?? null}
            onChange={({ detail }) => setTo(detail.selectedOption.value)}
          />
        </FormField>
        {to === byMail && (
          <FormField
            label="Their email"
            description={`They get an email and have ${mailedPlaceDays} days to take the spot.`}
            errorText={isTried && email.error?.issues[0]?.message}
          >
            <Input type="email" value={address} onChange={({ detail }) => setAddress(detail.value)} />
          </FormField>
        )}
      </SpaceBetween>
    </Modal>
  );
}

function choices({ registration, family }: MySeasonView, known: readonly KnownPerson[]) {
  const children = family.filter((child) => child.mayAnswer && !isIn(child.registration));
  return [
    ...children.map(({ dependantId, firstName }) => ({ value: dependantId, label: `${firstName}, your child` })),
    ...known
      .filter(({ userId }) => userId !== registration?.userId)
      .map(({ userId, displayName }) => ({ value: userId, label: displayName })),
    { value: byMail, label: 'Someone else, by email' },
  ];
}

const isIn = (registration: MySeasonView['registration']): boolean =>
  registration !== undefined && isStanding(registration.status);

/** Undefined as long as something is to be said. */
function recipientOf(to: string | undefined, email: string | undefined): Recipient | undefined {
  if (to === undefined) return undefined;
  if (to === byMail) return email === undefined ? undefined : { email };
  return isDependantId(to) ? { dependantId: to } : { toUserId: to };
}
