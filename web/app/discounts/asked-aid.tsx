import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { AidRequest } from '#shared/payments/discounts/aid/schemas.ts';
import { AidRequests } from './aid-requests.tsx';

interface AskedAidProps {
  readonly teamId: string;
  readonly requests: readonly AidRequest[];
}

/** Requests to pay less for an event, a season or a tournament, each with the answer. */
export const AskedAid = ({ teamId, requests }: AskedAidProps) => (
  <Container header={<Header variant="h2">Financial aid</Header>}>
    <AidRequests teamId={teamId} requests={requests} isActive />
  </Container>
);
