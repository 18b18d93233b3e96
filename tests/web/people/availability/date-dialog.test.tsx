import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { range } from '#tests/support/people/availability.ts';
import { discardUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { signInAs } from '../../support/app.tsx';
import { openAvailability, saveButton, sentBy, storedHours, typeTime } from '../../support/people/availability.tsx';

const user = userEvent.setup({ delay: null });
beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());
// After the page is gone: leaving it would ask.
afterEach(() => {
  cleanup();
  discardUnsaved();
});

describe('the dialog for certain dates', () => {
  const openDialog = async () => {
    const app = await openAvailability(storedHours);
    await user.click(screen.getByRole('button', { name: 'Add a date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Date-specific hours' }));
    const add = () => dialog.getByRole('button', { name: 'Add' });
    return { app, dialog, isDisabled: () => (add() as HTMLButtonElement).disabled, add };
  };
  const nextMonth = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);

  it('begins with 17:00 to 20:00 and needs a date', async () => {
    const { isDisabled } = await openDialog();
    expect((screen.getByLabelText('Date, range 1: start') as HTMLInputElement).value).toBe('17:00');
    expect((screen.getByLabelText('Date, range 1: end') as HTMLInputElement).value).toBe('20:00');
    await waitFor(() => expect(isDisabled()).toBe(true));
    typeTime('Date', nextMonth);
    await waitFor(() => expect(isDisabled()).toBe(false));
  });

  it('adds nothing without ranges, with half a range, or with an end that is not later than its start', async () => {
    const { dialog, isDisabled } = await openDialog();
    typeTime('Date', nextMonth);
    typeTime('Date, range 1: end', '17:00');
    expect(dialog.getByText('End must be after start.')).toBeTruthy();
    await waitFor(() => expect(isDisabled()).toBe(true));
    typeTime('Date, range 1: end', '');
    await waitFor(() => expect(isDisabled()).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Remove Date, range 1' }));
    await waitFor(() => expect(isDisabled()).toBe(true));
  });

  it('drops ranges left empty, and the form keeps the date', async () => {
    const { app, dialog, add } = await openDialog();
    typeTime('Date', nextMonth);
    await user.click(dialog.getByRole('button', { name: 'Add a range' }));
    typeTime('Date, range 2: start', '');
    typeTime('Date, range 2: end', '');
    await user.click(add());
    expect(await screen.findByText('5:00 PM – 8:00 PM')).toBeTruthy();
    await user.click(saveButton());
    await screen.findByText('Successfully saved availability');
    expect(sentBy(app, 'PUT /api/people/me/availability')).toMatchObject({
      dateSpecificAvailability: [{ date: nextMonth, timeRanges: [range('17:00-20:00')] }],
    });
  });
});
