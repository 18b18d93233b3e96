import type { LoaderFunction } from 'react-router';
import { isUnreachable } from '#web/app/operations/problems.ts';

/**
 * A page that was read stays as it was when reading it again gets no answer: at a field the network comes and goes, and
 * the shell says so. Leaving the app, as signing out does, forgets it.
 */
export function keepRead(loader: LoaderFunction): LoaderFunction {
  let last: { readonly url: string; readonly data: unknown } | undefined;
  return async (args, context) => {
    const { url } = args.request;
    try {
      const data = await loader(args, context);
      last = { url, data };
      return data;
    } catch (error) {
      if (!isUnreachable(error) || last?.url !== url) throw error;
      return last.data;
    }
  };
}
