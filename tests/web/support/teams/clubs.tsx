import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { loadConfig } from '#web/app/session/config.ts';
import { NoticeList } from '#web/app/shell/flashes/notice-list.tsx';
import { type Answers, dismissNotices, serve } from '../app.tsx';

const Club = z.object({ clubId: z.string(), name: z.string() });

/** A context of three operations, for tests of what every page does with its own. */
export const clubs = defineContract('clubs', {
  getClub: {
    method: 'GET',
    path: '/clubs/{clubId}',
    summary: 'Get a club',
    access: 'public',
    input: z.object({ clubId: z.string() }),
    output: Club,
  },
  foundClub: {
    method: 'POST',
    path: '/clubs',
    summary: 'Found a club',
    access: 'signedIn',
    input: z.object({
      name: z.string().trim().min(1, 'Give the club a name.'),
      home: z.object({ city: z.string().min(1, 'Pick a city.') }).optional(),
    }),
    output: Club,
    creates: true,
  },
  joinClub: {
    method: 'PUT',
    path: '/clubs/{clubId}/members',
    summary: 'Join a club',
    access: 'signedIn',
    input: z.object({ clubId: z.string(), as: z.enum(['player', 'coach']).default('player') }),
    output: z.object({ place: z.number() }),
  },
});

/** A page on its own, with the messages above it and a second page to go to. `reads` counts how often its data was read. */
export async function openPage(Component: ComponentType, answers: Answers) {
  const sent = serve(answers);
  dismissNotices();
  await loadConfig();
  const reads = { count: 0 };
  const Page = () => (
    <>
      <NoticeList />
      <Component />
    </>
  );
  const loader = () => {
    reads.count += 1;
    return null;
  };
  const routes = [
    { path: '/', Component: Page, loader, HydrateFallback: () => null, ErrorBoundary: () => <p>Broken page</p> },
    { path: '/clubs/:clubId', element: <h1>The club</h1> },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return { sent: (call: string) => sent.filter((one) => one.call === call), reads, router };
}
