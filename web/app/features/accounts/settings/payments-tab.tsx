import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';

/** What is true of everybody: a membership that costs nothing, and so nothing to pay with (R-SETT-07). */
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
