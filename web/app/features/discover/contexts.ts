/** What is looked through on this page; the other contexts have pages of their own. */
const discoverContexts = ['events', 'games'] as const;
type DiscoverContext = (typeof discoverContexts)[number];

export const isContext = (text: string): text is DiscoverContext =>
  discoverContexts.some((context) => context === text);
