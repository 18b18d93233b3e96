/** The port to the identity provider's users. */
export interface Identities {
  /** Starts a sign-up; the provider mails the code. `exists` when the address has one already, confirmed or not. */
  signUp(person: { email: string; password: string; proof: string }): Promise<{ readonly userId: string } | 'exists'>;
  /** Removes a sign-up with this address that was never confirmed. */
  discardUnconfirmed(email: string): Promise<boolean>;
  /** What the provider says of a user, or undefined when it has none of that name. */
  find(username: string): Promise<Readonly<Record<string, string>> | undefined>;
  /** Lets a Google sign-in open this user's account; linking again is no error. */
  linkGoogle(username: string, googleId: string): Promise<void>;
  /**
   * Replaces the password with a random one and ends every session. Sign-ins before the instant in the answer
   * are not to be trusted. Safe to repeat.
   */
  shutOut(username: string): Promise<Date>;
  /** Ends every session in the pool; a user who is gone has none. */
  signOut(username: string): Promise<void>;
  /**
   * The address that a user with a password signs in with, proven. `taken` while another user has it; a user who
   * signs in with Google only, or is gone, is left unchanged.
   */
  setEmail(username: string, email: string): Promise<'set' | 'taken'>;
  /** Removing a user who is gone is no error. */
  remove(username: string): Promise<void>;
}
