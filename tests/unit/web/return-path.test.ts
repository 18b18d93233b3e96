import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '#web/app/router/return-path.ts';

const evil = [
  'evil.test',
  'evil.test/home',
  'evil.test:443',
  'user@evil.test',
  'rovers.invalid@evil.test',
  '[::1]',
  '0x7f.1',
];
const openings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  'https://',
  'HTTPS://',
  'https:/',
  'https:',
  'http:\\\\',
  '//%5c',
  '/%2f',
  '/%2F%2f',
  '/%5c',
  '/.//',
  '/..//',
  '/home//../..//',
  ' //',
  '\t//',
  '\n//',
  '/\t/',
  '/\n/',
  '/\r/',
  '%2f%2f',
  '/%09/',
  '/%0a/',
];
const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://evil.test/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.test/x',
  'file:///etc/passwd',
  'ftp://evil.test',
  'about:blank',
  'mailto:a@evil.test',
];
const corpus = [
  ...openings.flatMap((opening) => evil.map((host) => opening + host)),
  ...scripts,
  '',
  '?next=/home',
  '.',
];

describe('the path to return to after signing in', () => {
  it('keeps a path of ours with its query and fragment', () => {
    for (const path of [
      '/home',
      '/evt/evt_01?token=abc#joiners',
      '/discover?lat=1&lng=2',
      '/profile/complete?next=%2Fhome',
    ])
      expect(safeReturnPath(path)).toBe(path);
  });

  it('never leaves our origin, for 200 ways to try', () => {
    expect(corpus.length).toBeGreaterThan(200);
    for (const wanted of corpus) {
      const target = new URL(safeReturnPath(wanted), 'https://rovers.example');
      expect(target.origin, wanted).toBe('https://rovers.example');
      expect(target.pathname, wanted).toBe('/home');
    }
  });

  it('goes home instead of to a path that no route has', () => {
    for (const path of ['/nope', '/api/accounts/me', '/_local/mail', '/evt', '/evt/a/b', '/home/x'])
      expect(safeReturnPath(path)).toBe('/home');
  });

  it('does not return to a page that signs people in', () => {
    for (const path of ['/', '/login', '/sign-up', '/auth/login?next=/home', '/auth/dialog?code=x'])
      expect(safeReturnPath(path)).toBe('/home');
  });

  it('goes home when nothing was remembered, or far too much', () => {
    expect(safeReturnPath(null)).toBe('/home');
    expect(safeReturnPath(`/evt/${'x'.repeat(3000)}`)).toBe('/home');
  });
});
