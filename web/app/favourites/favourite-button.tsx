import ToggleButton from '@cloudscape-design/components/toggle-button';
import { type Favourite, useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps extends Favourite {
  /** What it does, and what it undoes. */
  readonly words: { readonly add: string; readonly remove: string };
  /** What it is about, where several of these stand on one page. */
  readonly about?: string;
}

/** Saves a thing, or takes it out again. */
export function FavouriteButton({ words, about, ...favourite }: FavouriteButtonProps) {
  const { view, toggle } = useFavourite(favourite);
  return (
    <ToggleButton
      pressed={view.isFavourite}
      iconName="star"
      pressedIconName="star-filled"
      {...(about && { ariaLabel: `${view.isFavourite ? words.remove : words.add}: ${about}` })}
      onChange={() => void toggle()}
    >
      {view.isFavourite ? words.remove : words.add}
      {view.count !== undefined && ` (${view.count})`}
    </ToggleButton>
  );
}
