import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from '#web/app/main/service-worker.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
  vi.stubGlobal('location', { reload });
});

/** A container that runs one version; the next is installed and waits. */
function aContainer(controller: object | null) {
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration });
  const waiting = { postMessage: vi.fn(() => void container.dispatchEvent(new Event('controllerchange'))) };
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update: async () => {} });
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  return waiting;
}

it('activates a version that is ready, and reloads once it is in charge', async () => {
  const waiting = aContainer({});
  startServiceWorker(true);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});

it('does not reload a page that had no version before', async () => {
  const waiting = aContainer(null);
  startServiceWorker(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
