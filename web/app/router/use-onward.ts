import { useSearchParams } from 'react-router';
import { nextParam } from './paths.ts';
import { safeReturnPath } from './return-path.ts';

/** Where the address of the page says that the person is going, as `onwardFrom` reads it for a loader. */
export function useOnward(): string | undefined {
  const [search] = useSearchParams();
  return safeReturnPath(search.get(nextParam), '') || undefined;
}
