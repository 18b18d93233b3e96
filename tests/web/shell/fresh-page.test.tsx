import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { newsCame } from '#web/app/live/news.ts';
import { useFresh } from '#web/app/operations/use-fresh.ts';

// A page that nothing watches asks every five seconds, which would hide news that were lost.
vi.mock('#web/app/live/watching.ts', () => ({
  isWatched: () => true,
  askToWatch: () => undefined,
  watchWhileShown: () => () => undefined,
}));

interface CountProps {
  readonly mayPause?: boolean;
}

function Count({ mayPause = false }: CountProps) {
  const [isPaused, setPaused] = useState(mayPause);
  useFresh('evt_00000000000000000000000001', !isPaused);
  return (
    <>
      <p>Read {useLoaderData<number>()}</p>
      {isPaused && (
        <button type="button" onClick={() => setPaused(false)}>
          Close
        </button>
      )}
    </>
  );
}

it('is read again for news that come while it is being read', async () => {
  const waiting: (() => void)[] = [];
  let reads = 0;
  const loader = async () => {
    reads += 1;
    const read = reads;
    if (read > 1) await new Promise<void>((resolve) => waiting.push(resolve));
    return read;
  };
  const router = createMemoryRouter([{ path: '/', loader, element: <Count />, hydrateFallbackElement: <p>Wait</p> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Read 1')).toBeTruthy();
  await act(async () => newsCame());
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => newsCame());
  await act(async () => waiting.shift()?.());
  await waitFor(() => expect(waiting).toHaveLength(1));
  await act(async () => waiting.shift()?.());
  expect(await screen.findByText('Read 3')).toBeTruthy();
  expect(reads).toBe(3);
});

it('is read again for news that came while it had to stay as it was', async () => {
  let reads = 0;
  const loader = () => {
    reads += 1;
    return reads;
  };
  const element = <Count mayPause />;
  const router = createMemoryRouter([{ path: '/', loader, element, hydrateFallbackElement: <p>Wait</p> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Read 1')).toBeTruthy();
  await act(async () => newsCame());
  expect(reads).toBe(1);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(await screen.findByText('Read 2')).toBeTruthy();
  expect(reads).toBe(2);
});
