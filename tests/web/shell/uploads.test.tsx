import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, openApp, signInAs } from '../support/app.tsx';
import { anEvent, eventAnswers, eventId } from '../support/events/events.ts';
import { aPlayer } from '../support/people/people.ts';
import { placeAnswers, placeId } from '../support/places.ts';
import { holdPosts, Posting, uploadAnswers, uploadId } from '../support/sending.ts';

// What a browser would keep people from choosing is chosen all the same.
const user = userEvent.setup({ applyAccept: false });
const picture = (name = 'court.png', type = 'image/png') => new File(['png'], name, { type });
const place = async (more: Answers = {}) => {
  const app = await openApp(`/places/view/${placeId}`, {
    'GET /api/accounts/me': aPlayer(),
    ...placeAnswers,
    ...uploadAnswers,
    ...more,
  });
  return { ...app, choose: async (file: File) => user.upload(await screen.findByLabelText(/^Add a photo/), file) };
};
const sending = () => waitFor(() => expect(Posting.last).toBeDefined()).then(() => Posting.last!);

beforeEach(() => {
  signInAs();
  holdPosts();
});

describe('choosing a file', () => {
  it('refuses what cannot be used, in words, and sends nothing of it', async () => {
    const { choose, sent } = await place();
    await choose(picture('notes.gif', 'image/gif'));
    await screen.findByText('Choose a JPEG, PNG or WebP picture.');
    const large = picture();
    Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
    await choose(large);
    await screen.findByText('The file has 6.0 MB. At most 5.0 MB are possible.');
    expect(sent.some(({ call }) => call === 'POST /api/uploads')).toBe(false);
  });

  it('shows how far it is, and stops when it is cancelled', async () => {
    const { choose, sent } = await place();
    await choose(picture());
    const post = await sending();
    post.upload.onprogress?.({ loaded: 1, total: 4 });
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending: Add a photo' });
    await waitFor(() => expect(bar.value).toBe(0.25));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByLabelText(/^Add a photo/);
    expect(sent.some(({ call }) => call.endsWith('/confirmation'))).toBe(false);
  });

  it('says that a file did not arrive', async () => {
    const { choose } = await place();
    await choose(picture());
    const post = await sending();
    post.status = 403;
    post.onload?.();
    await screen.findByText('The upload didn’t finish. Try again.');
  });
});

describe('photos of a place', () => {
  it('are shown with what they show in words', async () => {
    const call = `POST /api/places/${placeId}/photos`;
    const { choose, sent } = await place({ [call]: { photos: [] } });
    await choose(picture());
    const post = await sending();
    post.onload?.();
    await user.click(await screen.findByRole('button', { name: 'Post photo' }));
    expect(sent.some((one) => one.call === call)).toBe(false);
    await user.type(screen.getByLabelText(/^What the photo shows/), 'The court at dusk');
    await user.click(screen.getByRole('button', { name: 'Post photo' }));
    const shown = () => sent.find((one) => one.call === call)?.body;
    await waitFor(() => expect(shown()).toEqual({ uploadId, alt: 'The court at dusk' }));
  });
});

describe('files of an event', () => {
  it('are attached by a host, and stand there at once', async () => {
    const file = { uploadId, name: 'rules.pdf', type: 'application/pdf', size: 2048 };
    const answers = eventAnswers(true);
    const seen = `GET /api/events/mine/${eventId}` as const;
    const attached = `POST /api/events/${eventId}/attachments`;
    let attachments: object[] = [];
    const { sent } = await openApp(`/evt/${eventId}`, {
      'GET /api/accounts/me': aPlayer(),
      ...answers,
      ...uploadAnswers,
      [`POST /api/uploads/${uploadId}/confirmation`]: { ...file, purpose: 'eventAttachment' },
      [seen]: () => ({ ...answers[seen], event: anEvent({ attachments }) }),
      [attached]: () => {
        attachments = [file];
        return { attachments };
      },
    });
    await screen.findByLabelText(/^Attach a file/);
    await act(() => vi.dynamicImportSettled());
    await user.upload(screen.getByLabelText(/^Attach a file/), picture('rules.pdf', 'application/pdf'));
    const post = await sending();
    expect(sent.find(({ call }) => call === 'POST /api/uploads')?.body).toMatchObject({ purpose: 'eventAttachment' });
    post.onload?.();
    await screen.findByText('rules.pdf attached');
    await screen.findByRole('button', { name: 'Remove rules.pdf' });
  });

  it('are removed by a host, who is asked first', async () => {
    const file = { uploadId, name: 'rules.pdf', type: 'application/pdf', size: 2048 };
    const answers = eventAnswers(true);
    const seen = `GET /api/events/mine/${eventId}` as const;
    const gone = `DELETE /api/events/${eventId}/attachments/${uploadId}`;
    const { sent } = await openApp(`/evt/${eventId}`, {
      'GET /api/accounts/me': aPlayer(),
      ...answers,
      [seen]: { ...answers[seen], event: anEvent({ attachments: [file] }) },
      [gone]: { attachments: [] },
    });
    expect(await screen.findByText('2 KB')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove rules.pdf' }));
    expect(sent.some(({ call }) => call === gone)).toBe(false);
    const dialog = await screen.findByRole('dialog', { name: 'Remove rules.pdf?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await screen.findByText('rules.pdf removed');
    expect(sent.some(({ call }) => call === gone)).toBe(true);
  });
});
