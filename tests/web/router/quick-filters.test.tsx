import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SportFilter } from '#web/app/cards/sport-filter.tsx';
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

/** A page that a name is typed on right before a sport is pressed. */
function NameAndSport() {
  const change = useAddress();
  return (
    <>
      <button type="button" onClick={() => change({ name: 'Riverside' })}>
        Look for Riverside
      </button>
      <SportFilter name="sport" chosen={undefined} />
    </>
  );
}

it('keeps a name that was typed right before a sport was pressed', async () => {
  const router = createMemoryRouter([{ path: '/', Component: NameAndSport }], { initialEntries: ['/?near=Austin'] });
  render(<RouterProvider router={router} />);
  const [name, sport] = [await screen.findByRole('button'), screen.getByRole('link', { name: /Tennis/ })];
  act(() => {
    name.click();
    sport.click();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?near=Austin&name=Riverside&sport=tennis'));
});
