/** A person who is blocked, or may be. */
export interface BlockedPerson {
  readonly userId: string;
  readonly displayName: string;
  readonly email?: string | undefined;
}
