/** Where one of CloudFront's behaviors answers for a page of the server: `/evt/{eventId}` as `/evt/*`. */
export const patternOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '*');

/** Pages of the app below a page of the server. CloudFront's star spans slashes, so these come first. */
export const appPatterns: readonly string[] = [
  '/discover/events/*/manage',
  '/team/*/*',
  '/seasons/*/*',
  '/tournament/*/*',
];
