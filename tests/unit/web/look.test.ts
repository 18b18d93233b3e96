import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { colors, measures } from '#shared/look/tokens.ts';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { AvatarStack } from '#web/blocks/look/avatar-stack.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { Cover } from '#web/blocks/look/cover.ts';
import { Crest } from '#web/blocks/look/crest.ts';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { lookStyle } from '#web/blocks/look/look-style.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';

const html = renderToStaticMarkup;

it('names a drawing that is the only sign of the thing', () => {
  for (const drawn of [
    h(SportTile, { gameTypeId: 'soccer', label: 'Soccer' }),
    h(LineIcon, { name: 'share', label: 'Soccer' }),
    h(Crest, { id: 'tem_1', name: 'Heroes', label: 'Soccer' }),
    h(Avatar, { name: 'Ana', label: 'Soccer' }),
  ])
    expect(html(drawn)).toMatch(/^<(svg|span)[^>]* role="img" aria-label="Soccer"/);
});

it('hides a drawing beside words from screen readers', () => {
  for (const drawn of [
    h(SportTile, { gameTypeId: 'soccer' }),
    h(LineIcon, { name: 'share' }),
    h(Crest, { id: 'tem_1', name: 'Heroes' }),
    h(Avatar, { name: 'Ana' }),
    h(AvatarStack, { people: [{ name: 'Ana' }] }),
    h(DateBlock, { date: '2026-12-05T00:30:00Z', timeZone: 'America/Chicago' }),
  ])
    expect(html(drawn)).toMatch(/^<(svg|span)[^>]* aria-hidden="true"/);
  expect(html(h(Avatar, { name: 'Ana', photoURL: '/media/1' }))).toContain('alt=""');
  expect(html(h(Cover, { id: 'evt_1', gameTypeId: 'soccer' }))).toContain('aria-hidden="true"');
});

it('shows what was uploaded in place of what is drawn', () => {
  const picture = { uploadId: 'upl_1', alt: 'A wet pitch' };
  expect(html(h(Cover, { id: 'evt_1', gameTypeId: 'soccer', picture }))).toMatch(/<img[^>]* alt="A wet pitch"/);
  expect(html(h(Crest, { id: 'tem_1', name: 'Heroes', logoURL: '/media/2' }))).toContain('src="/media/2"');
  expect(html(h(Avatar, { name: 'Ana', photoURL: '/media/3' }))).toContain('src="/media/3"');
});

it('draws two covers on one page with a gradient each', () => {
  const covers = ['evt_1', 'evt_2'].map((id) => h(Cover, { key: id, id, gameTypeId: 'soccer' }));
  const ids = [...html(h('div', null, covers)).matchAll(/linearGradient id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

it("shows the day of the event's zone", () => {
  const date = '2026-12-05T00:30:00Z';
  expect(html(h(DateBlock, { date, timeZone: 'America/Chicago' }))).toContain('<b>4</b>Dec');
  expect(html(h(DateBlock, { date, timeZone: 'Europe/London' }))).toContain('<b>5</b>Dec');
});

it('shows four faces and how many more there are', () => {
  const people = ['Priya', 'Zoe', 'Hana', 'Omar', 'Lee', 'Tess'].map((name) => ({ name }));
  const text = (most: Parameters<typeof AvatarStack>[0]) => html(h(AvatarStack, most)).replace(/<[^>]+>/g, '');
  expect(text({ people })).toBe('PZHO+2');
  expect(text({ people, total: 9 })).toBe('PZHO+5');
  expect(text({ people: people.slice(0, 3) })).toBe('PZH');
});

it('makes a whole row the link, by the router too', () => {
  const row = { href: '/events/evt_1', title: 'Soccer', line: 'Sat 6:30 PM', chip: h(Chip, { tone: 'in' }, 'In') };
  expect(html(h(RowLink, row))).toMatch(/^<a href="\/events\/evt_1"[^>]*>.*Soccer.*Sat 6:30 PM.*In.*<\/a>$/);
  const link = ({ to, children }: { to: string; children?: unknown }) => h('i', { title: to }, String(!!children));
  expect(html(h(RowLink, { ...row, link }))).toBe('<i title="/events/evt_1">true</i>');
});

it('takes every color and size of the style from the tokens', () => {
  const used = [...lookStyle.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !(name in colors || name in measures))).toEqual([]);
  expect(lookStyle).not.toMatch(/#[0-9a-f]{3}|rgb\(|font-size:/i);
});
