import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import Modal from '@cloudscape-design/components/modal';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import {
  countryName,
  type PayoutCountry,
  payoutCountryNames,
  usualPayoutCountry,
} from '#shared/payments/accounts/payout-countries.ts';
import { useGoToStripe } from './use-go-to-stripe.ts';

interface ConnectDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const choices = payoutCountryNames().map(({ country, name }) => ({ value: country, label: name }));

/** Creates an account at Stripe, or links one that the organizer has (R-PAYOUT-03 to 06). */
export function ConnectDialog({ isOpen, onClose }: ConnectDialogProps) {
  const [country, setCountry] = useState<PayoutCountry>(usualPayoutCountry);
  const stripe = useGoToStripe();
  return (
    <Modal visible={isOpen} width={550} height={500} header="Connect Stripe" closeAriaLabel="Close" onDismiss={onClose}>
      <SpaceBetween size="l">
        <p className="payouts-words">
          Stripe takes card payments and pays you out. You enter your details there; we never see your bank account or
          ID.
        </p>
        <FormField label="Home Country" constraintText="The country of your bank account. You can’t change it later.">
          <Select
            options={choices}
            selectedOption={{ value: country, label: countryName(country) }}
            filteringType="auto"
            filteringAriaLabel="Find a country"
            noMatch="No country found"
            onChange={({ detail }) => setCountry(detail.selectedOption.value ?? usualPayoutCountry)}
          />
        </FormField>
        <SpaceBetween size="s">
          <Button
            variant="primary"
            fullWidth
            loading={stripe.isGoing('new')}
            onClick={() => void stripe.go({ type: 'new', country })}
          >
            Create a new Stripe account
          </Button>
          <Button fullWidth loading={stripe.isGoing('link')} onClick={() => void stripe.go({ type: 'link', country })}>
            Link a Stripe account you have
          </Button>
        </SpaceBetween>
      </SpaceBetween>
    </Modal>
  );
}
