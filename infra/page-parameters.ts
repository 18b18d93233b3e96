/** Parts of an address that pages of the server read. All others, such as those that advertisers add, never reach a page. */
export const pageParameters: readonly string[] = ['t', 'host', 'key', 'lat', 'lng', 'season', 'team'];
