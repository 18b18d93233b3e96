import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { type Favourite, useFavourite } from './use-favourite.ts';

interface FavouriteToggleProps extends Favourite {
  /** What it does, and what it undoes. */
  readonly words: { readonly add: string; readonly remove: string };
  /** What it is about, where the words alone say too little. */
  readonly about?: string;
  /** A button with an icon, or words within a line. */
  readonly look: 'icon' | 'words';
}

/** Saves or follows in one press, on a page of our own template. */
export function FavouriteToggle({ words, about, look, ...favourite }: FavouriteToggleProps) {
  const { view, toggle } = useFavourite(favourite);
  const text = view.isFavourite ? words.remove : words.add;
  return (
    <button
      type="button"
      className={look === 'icon' ? 'event-icon' : 'event-words'}
      aria-pressed={view.isFavourite}
      aria-label={about && `${text} ${about}`}
      onClick={() => void toggle()}
    >
      {look === 'icon' && <LineIcon name="save" />}
      {text}
      {view.count !== undefined && ` (${view.count})`}
    </button>
  );
}
