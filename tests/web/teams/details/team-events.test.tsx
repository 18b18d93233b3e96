import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { TeamEvents } from '#web/app/features/teams/details/team-events.tsx';
import { loadConfig } from '#web/app/session/config.ts';
import { serve } from '../../support/app.tsx';
import { aPublicCard } from '../../support/events/following.ts';
import { teamId } from '../../support/teams/teams.ts';

const otherId = 'tea_01KAMFE3NG00000000000000AC';

function Shown() {
  const { id = '' } = useParams();
  return <TeamEvents teamId={id} upcoming={[]} isMember={false} mayCreate={false} />;
}

it('shows no past events of the community that was looked at before', async () => {
  serve({ [`GET /api/public/events/team-events/${teamId}`]: { events: [aPublicCard({ title: 'Long ago' })] } });
  await loadConfig();
  const router = createMemoryRouter([{ path: '/:id', element: <Shown /> }], { initialEntries: [`/${teamId}`] });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByText('Past events'));
  expect(await screen.findByText('Long ago')).toBeTruthy();
  await act(() => router.navigate(`/${otherId}`));
  expect(screen.queryByText('Long ago')).toBeNull();
  expect(screen.getByText('Past events')).toBeTruthy();
});
