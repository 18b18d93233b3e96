const storageKey = 'rovers.returnAfterLogout';

/** The way back from the logout of the sign-in domain has no room for a path, so it waits here. */
export const rememberReturn = (path: string): void => sessionStorage.setItem(storageKey, path);

/** The path that waits, once. */
export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(storageKey) ?? undefined;
  sessionStorage.removeItem(storageKey);
  return path;
}
