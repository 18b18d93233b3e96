import { useLoaderData } from 'react-router';

/** What the open tab's own loader read: `useTabData<typeof loader>()`. */
export const useTabData = <Loader extends () => Promise<unknown>>(): Awaited<ReturnType<Loader>> =>
  useLoaderData<{ read: Awaited<ReturnType<Loader>> }>().read;
