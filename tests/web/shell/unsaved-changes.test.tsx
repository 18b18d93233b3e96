import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { discardUnsaved, markUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { openApp } from '../support/app.tsx';

const user = userEvent.setup({ delay: null });
const notFound = () => screen.findByText('Maybe try another page, please?');
const question = () => screen.queryByText('Leave this page?');

// Loaded with the first question; a busy machine would take longer than a test waits.
beforeAll(() => import('#web/app/shell/dialogs/leave-dialog.tsx'));
// After the page is gone: leaving it would ask.
afterEach(() => {
  cleanup();
  discardUnsaved();
});

/** A page in whose way out the shell stands, which it does once the page has been drawn. */
async function open(path: string) {
  const app = await openApp(path);
  await notFound();
  await act(async () => {});
  return app;
}

/** A page with something typed, and an attempt to go elsewhere. */
async function leave(path: string, isUnsaved = true) {
  const app = await open(path);
  markUnsaved('form', isUnsaved);
  await act(() => app.router.navigate('/posts'));
  return app;
}

describe.each(['/form/build/f1', '/site/build/s1'])('leaving %s', (path) => {
  it('is asked about while something typed is not saved', async () => {
    const app = await leave(path);
    expect(await screen.findByText('Leave this page?')).toBeTruthy();
    expect(app.path()).toBe(path);
  });

  it('goes on when the person says so', async () => {
    const app = await leave(path);
    await screen.findByText('Leave this page?');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/posts'));
  });

  it('does not happen when the person stays', async () => {
    const app = await leave(path);
    await screen.findByText('Leave this page?');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(app.path()).toBe(path);
  });

  it('is not asked about when everything is saved', async () => {
    const app = await leave(path, false);
    await waitFor(() => expect(app.path()).toBe('/posts'));
    expect(question()).toBeNull();
  });

  it('by closing the tab is asked about by the browser', async () => {
    await open(path);
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    markUnsaved('form', true);
    expect(closing()).toBe(true);
  });
});

it('asks nothing on pages that the route table does not name', async () => {
  const app = await leave('/faqs');
  await waitFor(() => expect(app.path()).toBe('/posts'));
});
