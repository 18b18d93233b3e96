import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routesOf } from '#web/app/router/routes.ts';
import { openApp } from '../support/app.tsx';

const title = 'Beans is having a "RUFF" time finding your page.';

describe('the not-found page', () => {
  it('says so in the words of the specification, with Beans and a way on', async () => {
    await openApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('Maybe try another page, please?')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Beans/ })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages to try' }).querySelector('a')?.getAttribute('href')).toBe(
      '/auth/login',
    );
  });

  it('asks search engines to leave it out', async () => {
    await openApp('/no/such/page');
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('answers for every route whose page is not built', async () => {
    const unbuilt = routesOf('main').filter(
      ({ page, redirectTo, path }) => !page && !redirectTo && path.includes('posts'),
    );
    for (const { path } of unbuilt) {
      await openApp(`/${path.replaceAll(/\{\w+\}/g, 'x')}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      cleanup();
    }
  });

  it('has a title of its own', async () => {
    await openApp('/no/such/page');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toContain('RUFF');
  });
});
