const emailKey = 'rovers.pendingEmail';
let password: string | undefined;

/** Whose address is being verified. The password stays in memory, so that verifying ends in being signed in. */
export function rememberPending(email: string, withPassword?: string): void {
  sessionStorage.setItem(emailKey, email);
  password = withPassword;
}

export const pendingEmail = (): string | undefined => sessionStorage.getItem(emailKey) ?? undefined;

/** Gives the password out once. */
export function takePendingPassword(): string | undefined {
  const taken = password;
  password = undefined;
  return taken;
}

export const forgetPending = (): void => sessionStorage.removeItem(emailKey);
