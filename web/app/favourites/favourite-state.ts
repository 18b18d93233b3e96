/** How far a favourite has got (specification section 4): nothing asked yet, asked, answered, refused. */
type FavouriteState = 'Pending' | 'Loading' | 'Success' | 'Error';

export interface FavouriteView {
  readonly state: FavouriteState;
  readonly isFavourite: boolean;
  /** How many people keep it, where enough do. */
  readonly count: number | undefined;
}

export type FavouriteStep =
  | { readonly is: 'asked' }
  | { readonly is: 'answered'; readonly isFavourite: boolean; readonly count: number | undefined }
  | { readonly is: 'refused' };

/** What is shown turns at once and turns back when the server refuses. */
export function favouriteStep(view: FavouriteView, step: FavouriteStep): FavouriteView {
  if (step.is === 'asked') return { ...view, state: 'Loading', isFavourite: !view.isFavourite };
  if (step.is === 'refused') return { ...view, state: 'Error', isFavourite: !view.isFavourite };
  return { state: 'Success', isFavourite: step.isFavourite, count: step.count };
}
