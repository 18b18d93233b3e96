import SpaceBetween from '@cloudscape-design/components/space-between';
import { DeleteAccount } from '../deletion/delete-account.tsx';
import { YourData } from '../export/your-data.tsx';
import { WhereSignedIn } from '../sessions/where-signed-in.tsx';

/** What can be done with everything that is kept of the person. */
export const AccountAsAWhole = () => (
  <SpaceBetween size="l">
    <WhereSignedIn />
    <YourData />
    <DeleteAccount />
  </SpaceBetween>
);
