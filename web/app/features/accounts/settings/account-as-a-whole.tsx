import SpaceBetween from '@cloudscape-design/components/space-between';
import { DeleteAccount } from '../deletion/delete-account.tsx';
import { YourData } from '../export/your-data.tsx';

/** What can be done with everything that is kept of the person. */
export const AccountAsAWhole = () => (
  <SpaceBetween size="l">
    <YourData />
    <DeleteAccount />
  </SpaceBetween>
);
