import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Beans, type Pose } from '#web/app/shell/beans/beans.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';

it.each<[Pose, string]>([
  ['sniffing', 'Beans the dog sniffing for a trail'],
  ['asleep', 'Beans the dog asleep'],
  ['ball', 'Beans the dog with a ball'],
  ['wagging', 'Beans the dog wagging'],
  ['whistle', 'Beans the dog with a whistle'],
  ['rain', 'Beans the dog in the rain'],
])('draws Beans %s under a name, in a space that is there before the drawing', async (pose, name) => {
  render(<Beans pose={pose} />);
  const picture = screen.getByRole('img', { name });
  await expect.poll(() => picture.querySelectorAll('path').length).toBeGreaterThan(4);
  expect(picture.querySelector('animate, animateTransform')).toBeNull();
});

it('says in one sentence what is missing, with the button that ends it', () => {
  render(<EmptyState pose="ball" title="No games this week yet" action={<button type="button">Find a game</button>} />);
  expect(screen.getByRole('img', { name: 'Beans the dog with a ball' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'No games this week yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Find a game' })).toBeTruthy();
});

it('leaves Beans out of tables and panels', () => {
  render(<EmptyState title="No players yet" />);
  expect(screen.getByText('No players yet')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
