import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { OrganizerPayouts } from './organizer-payouts.tsx';
import { readPayouts } from './read-payouts.ts';

export const loader = readPayouts;

/** The sections of the payments tab, in the order of the specification (R-PAY-02, R-SETT-07). */
export function Component() {
  const payouts = useTabData<typeof loader>();
  return (
    <SpaceBetween size="l">
      {payouts && <OrganizerPayouts account={payouts.account} />}
      <Membership />
      <PageButton to={paths.invoices}>View Invoices</PageButton>
    </SpaceBetween>
  );
}

/** The same for all users: a free membership, and no payment method. */
const Membership = () => (
  <Container header={<Header variant="h2">Membership</Header>}>
    <KeyValuePairs
      columns={2}
      items={[
        { label: 'Plan', value: 'Free' },
        { label: 'Payment methods', value: 'None. Rovers is free.' },
      ]}
    />
  </Container>
);
