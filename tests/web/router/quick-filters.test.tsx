import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { useAddress } from '#web/app/router/use-address.ts';

/** Two filters of a page, as a quick reader sets them: before the page has drawn the first. */
function Filters() {
  const change = useAddress();
  return (
    <button
      type="button"
      onClick={() => {
        change({ sport: 'tennis' });
        change({ name: 'Riverside' });
      }}
    >
      Set both
    </button>
  );
}

it('keeps a filter that was set right before another, and forgets it on the way back', async () => {
  const router = createMemoryRouter(
    [{ path: '/', loader: () => null, hydrateFallbackElement: null, Component: Filters }],
    {
      initialEntries: ['/?near=Austin&cursor=2'],
    },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Set both' }));
  await waitFor(() => expect(router.state.location.search).toBe('?near=Austin&sport=tennis&name=Riverside'));
  await router.navigate(-2);
  await waitFor(() => expect(router.state.location.search).toBe('?near=Austin&cursor=2'));
  fireEvent.click(screen.getByRole('button', { name: 'Set both' }));
  await waitFor(() => expect(router.state.location.search).toBe('?near=Austin&sport=tennis&name=Riverside'));
});
