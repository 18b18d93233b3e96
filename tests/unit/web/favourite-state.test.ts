import { expect, it } from 'vitest';
import { type FavouriteView, favouriteStep } from '#web/app/favourites/favourite-state.ts';

const start: FavouriteView = { state: 'Pending', isFavourite: false, count: 5 };

it('goes from Pending through Loading to Success', () => {
  const asked = favouriteStep(start, { is: 'asked' });
  expect(asked).toEqual({ state: 'Loading', isFavourite: true, count: 5 });
  const answered = favouriteStep(asked, { is: 'answered', isFavourite: true, count: 6 });
  expect(answered).toEqual({ state: 'Success', isFavourite: true, count: 6 });
});

it('turns back with Error when it is refused', () => {
  const refused = favouriteStep(favouriteStep(start, { is: 'asked' }), { is: 'refused' });
  expect(refused).toEqual({ state: 'Error', isFavourite: false, count: 5 });
});
