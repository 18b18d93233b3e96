const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const key = /^[A-Za-z0-9_-]{22}$/;

/**
 * A person's name in a stored line: the 16 bytes of their id in 22 characters, because the size of the line is what a join
 * costs. Anything that is no UUID stays as it is.
 */
export const toKey = (userId: string): string =>
  uuid.test(userId) ? Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url') : userId;

/** The user id behind a name in a stored line. */
export function fromKey(name: string): string {
  if (!key.test(name)) return name;
  const hex = Buffer.from(name, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
