import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApp, signInAs } from './support/app.tsx';
import { aPlayer } from './support/people.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** No layout happens here, so the heights are read from the rules that the page is drawn with. */
const css = readFileSync(resolve(import.meta.dirname, '../../web/app/shell/shell.css'), 'utf8');
const banner = /\.skeleton-banner \{\s*height: (\d+px);/;
const wide = /@media \(min-width: 1201px\) \{\s*(\.skeleton-banner \{[^}]*\})/;

describe('the skeleton of the banner', () => {
  it('stands on the home page while that loads', async () => {
    signInAs();
    await openApp('/home', { 'GET /api/me': aPlayer(), 'GET /api/me/events': () => new Promise(() => {}) });
    await vi.waitFor(() => expect(document.querySelector('[role=status] .skeleton-banner')).toBeTruthy());
  });

  it('is 224px high under a width of 1201, and 383px from there on', () => {
    expect(banner.exec(css)?.[1]).toBe('224px');
    expect(banner.exec(wide.exec(css)?.[1] ?? '')?.[1]).toBe('383px');
  });
});
