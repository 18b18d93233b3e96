import { SignInDialog } from '../fresh-sign-in/sign-in-dialog.tsx';
import { FactorDialog } from './factor-dialog.tsx';

/** What asks for proof where the API wants it: a fresh sign-in, or a code. No page waits for it. */
export const ProofDialogs = () => (
  <>
    <SignInDialog />
    <FactorDialog />
  </>
);
