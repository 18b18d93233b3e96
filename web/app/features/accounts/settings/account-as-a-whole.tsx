import SpaceBetween from '@cloudscape-design/components/space-between';
import { DeleteAccount } from '../deletion/delete-account.tsx';
import { YourData } from '../export/your-data.tsx';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { WhereSignedIn } from '../sessions/where-signed-in.tsx';

/** What can be done with everything that is kept of the person. */
export const AccountAsAWhole = ({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) => (
  <SpaceBetween size="l">
    <SecondFactor isOn={hasSecondFactor} />
    <WhereSignedIn />
    <YourData />
    <DeleteAccount />
  </SpaceBetween>
);
