import type { Location } from 'react-router';

/**
 * Under which name a place on a page is remembered. What is opened by its address has no key of its own, and would begin
 * where the page that was opened before it was left.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${pathname}${search}` : key;
