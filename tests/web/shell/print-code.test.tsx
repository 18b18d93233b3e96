import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { PrintCode } from '#web/app/shell/frame/print-code.tsx';

const show = (path: string) =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component: PrintCode }], { initialEntries: [path] })} />,
  );

it.each([
  '/seasons/sea_1/schedule',
  '/seasons/sea_1/standings',
  '/playoff/ply_1',
  '/team/tea_1/roster',
  '/seasons/sea_1/schedule/print',
])('gives %s on paper the way back to the page, and the day', async (path) => {
  show(path);
  expect(await screen.findByLabelText('This page')).toBeTruthy();
  expect(screen.getByText(/^Printed .+ Scan for changes\.$/)).toBeTruthy();
});

it('leaves other pages alone', () => {
  const { container } = show('/home');
  expect(container.querySelector('.print-code')).toBeNull();
});
