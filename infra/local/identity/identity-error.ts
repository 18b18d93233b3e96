/** An answer of Cognito's error model: its name travels as `__type`, always with status 400. */
export class IdentityError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.name = 'IdentityError';
    this.type = type;
  }
}
