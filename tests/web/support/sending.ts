import { vi } from 'vitest';
import type { Answers } from './app.tsx';

export const uploadId = `upl_${'0'.repeat(26)}`;

/** Answers to a file that is announced and, once posted, checked. */
export const uploadAnswers: Answers = {
  'POST /api/uploads': {
    uploadId,
    url: 'http://bucket.test/',
    fields: { key: 'incoming/one' },
    expiresAt: '2031-07-06T13:00:00.000Z',
  },
  [`POST /api/uploads/${uploadId}/confirmation`]: {
    uploadId,
    purpose: 'placePhoto',
    name: 'court.png',
    type: 'image/png',
    size: 3,
  },
};

/** Stands in for the browser's way to post a file: it waits until the test says how far it is and that it arrived. */
export class Posting {
  static last: Posting | undefined;
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  status = 204;
  onload?: () => void;
  onabort?: () => void;
  open() {}
  send() {
    Posting.last = this;
  }
  abort() {
    this.onabort?.();
  }
}

export function holdPosts(): void {
  Posting.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Posting);
}
