import { expect, it } from 'vitest';
import { scrollKey } from '#web/app/router/scroll-key.ts';

const opened = (pathname: string, key = 'default') => scrollKey({ key, pathname, search: '' });

it('begins a page that is opened by its address at the top, and finds the place again when it is read anew', () => {
  expect(opened('/home')).not.toBe(opened('/profile/complete'));
  expect(opened('/home')).toBe(opened('/home'));
});

it('remembers each visit in the history for itself', () => {
  expect(opened('/home', 'a1')).not.toBe(opened('/home', 'b2'));
});
