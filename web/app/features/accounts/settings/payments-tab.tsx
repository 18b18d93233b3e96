import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';

/** The same for all users: a free membership, and no payment method (R-SETT-07). */
export const Component = () => (
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
