/** Pages of the app whose links people share; the server says in their head what a preview shows. */
export const previewPaths = [
  '/team/{id}',
  '/seasons/{id}',
  '/tournament/{id}',
  '/places/view/{id}',
  '/city-search',
] as const;
