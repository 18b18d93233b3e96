import type { TableProps } from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';

/** What stands for an item where there is no room for a table. */
interface RowParts {
  /** A tile, a crest or an avatar. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly line?: ReactNode;
  readonly chip?: ReactNode;
  /** Buttons of this item. */
  readonly actions?: ReactNode;
}

/** A list that can be searched and sorted, and where rows can be selected. */
export interface CollectionTableProps<Item> {
  readonly items: readonly Item[];
  /** The id of an item. */
  readonly idOf: (item: Item) => string;
  /** What an item is called, for people who do not see its row. */
  readonly nameOf: (item: Item) => string;
  /** `['player', 'players']`. */
  readonly noun: readonly [one: string, many: string];
  readonly title: string;
  /** Below the title. */
  readonly description?: ReactNode;
  /** Buttons for the list as a whole. */
  readonly actions?: ReactNode;
  /** From 900 px on. One column has `isRowHeader`. */
  readonly columns: readonly TableProps.ColumnDefinition<Item>[];
  /** Whether long words wrap, so that more columns are in view. */
  readonly wraps?: boolean;
  readonly rowOf: (item: Item) => RowParts;
  /** From how many items on there is a search field; default 8. */
  readonly searchFrom?: number;
  /** The words that a search looks through; default: the name. */
  readonly wordsOf?: (item: Item) => string;
  /** The page's own search, over more than is loaded; stands in place of the search field. */
  readonly filters?: ReactNode;
  readonly empty: ReactNode;
  /** Below the last item: where more are added. */
  readonly footer?: ReactNode;
  /** Buttons for the selected items; without them nothing can be selected. */
  readonly selectionBar?: (selected: readonly Item[], clear: () => void) => ReactNode;
  /** Saves a cell whose column has an `editConfig`. */
  readonly submitEdit?: TableProps.SubmitEditFunction<Item>;
}

/** How many items stand on one page of a list. */
export const pageSize = 25;
