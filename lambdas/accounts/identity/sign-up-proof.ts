import { sign, unsign } from '#lambdas/kernel/security/signature.ts';

const purpose = 'sign-up';

/**
 * Proof that a sign-up went through our own operation. Anybody may call the identity provider with the id of a client
 * that browsers use; only we can sign, so the trigger refuses what lacks this.
 */
export const signUpProof = (secret: string, email: string): string => sign(secret, purpose, email);

export const isSignUpProof = (secret: string, email: string, proof: string | undefined): boolean =>
  proof !== undefined && unsign(secret, purpose, proof) === email;
