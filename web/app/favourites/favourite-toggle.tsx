import type { LineIconName } from '#shared/look/line-icons.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { type Favourite, useFavourite } from './use-favourite.ts';

interface FavouriteToggleProps extends Favourite {
  /** What it does, and what it undoes. */
  readonly words: { readonly add: string; readonly remove: string };
  /** What it is about, where the words alone say too little. */
  readonly about?: string;
  /** Before and after. */
  readonly icons: { readonly add: LineIconName; readonly remove: LineIconName };
}

/** Saves or follows in one press, on a page of our own template. */
export function FavouriteToggle({ words, about, icons, ...favourite }: FavouriteToggleProps) {
  const { view, toggle } = useFavourite(favourite);
  const step = view.isFavourite ? 'remove' : 'add';
  const text = words[step];
  return (
    <button
      type="button"
      className="event-icon"
      aria-pressed={view.isFavourite}
      aria-label={about && `${text} ${about}`}
      onClick={() => void toggle()}
    >
      <LineIcon name={icons[step]} />
      {text}
      {view.count !== undefined && ` (${view.count})`}
    </button>
  );
}
