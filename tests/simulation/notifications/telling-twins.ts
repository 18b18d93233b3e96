import type { Twin } from '../stage/due-play.ts';

interface TellingTwin {
  readonly without: string;
  readonly twin: Twin;
}

/** What tells people, with one thing taken out each: the promises must notice every one. */
export const tellingTwins: readonly [TellingTwin, ...TellingTwin[]] = [
  {
    without: 'a lease: sending first and marking it afterwards',
    twin: (by) => ({
      ...by,
      notices: {
        ...by.notices,
        claim: async (...claim) => ((await by.notices.claim(...claim)) === 'sent' ? 'sent' : 'mine'),
      },
    }),
  },
  {
    without: 'anybody taking over from who died',
    twin: (by) => ({
      ...by,
      notices: { ...by.notices, claim: (key, claimedBy) => by.notices.claim(key, claimedBy, new Date(0)) },
    }),
  },
  {
    without: 'looking at the event before sending',
    twin: (by) => ({ ...by, find: onlyOnce(by.find) }),
  },
  {
    without: 'asking what the person wants before sending',
    twin: (by) => ({ ...by, accounts: { ...by.accounts, find: onlyOnce(by.accounts.find) } }),
  },
];

/** What was seen first is taken to be so for ever. */
function onlyOnce<Found>(find: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const seen = new Map<string, Found>();
  return async (id) => {
    if (!seen.has(id)) seen.set(id, await find(id));
    return seen.get(id) as Found;
  };
}
