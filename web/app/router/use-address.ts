import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Parameters to set, and to take away where undefined or empty. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** Where on a list one is; what is looked for begins at its first page. */
const ofAPage = ['cursor', 'page'];

/** What the page is on its way to: the router says so only once it has drawn it, which a quick reader does not wait for. */
let coming: URLSearchParams | undefined;

/** What an address says once it is changed, from the first page of what it finds. */
export function withChanges(search: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ofAPage) next.delete(name);
  for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
  return next;
}

/**
 * Changes what the address says to look for. Two filters changed faster than the first answer comes both count:
 * a change is made to the address that the page is on its way to.
 */
export function useAddress(): (changes: AddressChanges) => void {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  // With every address that is reached, nothing is on its way.
  useLayoutEffect(() => {
    coming = undefined;
  }, [key]);
  return (changes) => {
    coming = withChanges(coming ?? search, changes);
    setSearch(coming);
  };
}
