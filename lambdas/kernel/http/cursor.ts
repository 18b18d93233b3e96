import { Problem } from '#shared/contract/errors.ts';
import { signingSecret } from '../security/secrets.ts';
import { sign, unsign } from '../security/signature.ts';

/**
 * Where the next page starts, as text that means nothing to anyone else. It is bound to the person and the query, so one
 * taken from another person or another list is refused (promise P44).
 */
export interface Cursors {
  write(position: string): Promise<string>;
  /** @throws {Problem} request.cursorInvalid */
  read(cursor: string): Promise<string>;
}

export function cursorsFor(who: string, query: Readonly<Record<string, unknown>>, secret = signingSecret): Cursors {
  const { cursor: _, ...rest } = query;
  const purpose = JSON.stringify(['cursor', who, Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return {
    write: async (position) => sign(await secret(), purpose, position),
    read: async (cursor) => {
      const position = unsign(await secret(), purpose, cursor);
      if (position === undefined) throw new Problem('request.cursorInvalid');
      return position;
    },
  };
}
