import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../support/app.tsx';

const user = userEvent.setup({ delay: null });

it('says in words which mail will not come any more, once a person turned it off', async () => {
  const app = await openApp('/mail/off?token=tkn', {
    'POST /api/public/notifications/mail/off/tkn': { topic: 'rsvp' },
  });
  const turnOff = await screen.findByRole('button', { name: 'Turn it off' });
  expect(app.sent.map(({ call }) => call)).not.toContain('POST /api/public/notifications/mail/off/tkn');
  await user.click(turnOff);
  expect(await screen.findByText('Done. You’ll get no more emails about your answers to events.')).toBeTruthy();
});
