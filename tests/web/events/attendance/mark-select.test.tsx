import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MarkSelect } from '#web/app/features/events/attendance/mark-select.tsx';

it('asks before a player is marked as a no-show, and marks others at once', async () => {
  const onMark = vi.fn();
  render(<MarkSelect person={{ displayName: 'Ana', attendance: 'unknown' }} onMark={onMark} />);
  const choose = async (mark: string) => {
    await userEvent.click(screen.getByRole('button', { name: /Attendance of Ana/ }));
    await userEvent.click(await screen.findByRole('option', { name: mark }));
  };
  await choose('Late');
  expect(onMark).toHaveBeenLastCalledWith('late');
  await choose('No-show');
  expect(onMark).toHaveBeenCalledTimes(1);
  await screen.findByRole('dialog', { name: 'Mark Ana as a no-show?' });
  await userEvent.click(screen.getByRole('button', { name: 'Mark as a no-show' }));
  expect(onMark).toHaveBeenLastCalledWith('no_show');
});
