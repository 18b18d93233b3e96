import { useCollection } from '@cloudscape-design/collection-hooks';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Pagination from '@cloudscape-design/components/pagination';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TextFilter from '@cloudscape-design/components/text-filter';
import { quantity } from '#shared/quantity.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { type CollectionTableProps, pageSize } from './collection.ts';
import { NarrowRows } from './narrow-rows.tsx';
import { useIsWide } from './use-is-wide.ts';
import './collection-table.css';

/** Phones show rows and never load the table. */
const readWidePart = () => import('./wide-table.tsx');

/**
 * The one way to show people or submissions as a list to work in: search, sort, select. From 900 px a table, below that
 * rows.
 */
export function CollectionTable<Item>(props: CollectionTableProps<Item>) {
  const { items, idOf, nameOf, wordsOf = nameOf, noun, title, description, filters, searchFrom = 8 } = props;
  /** An empty table with headings says less than a sentence. */
  const isWide = useIsWide() && items.length > 0;
  const wide = useRead(isWide ? 'table' : undefined, readWidePart);
  const collection = useCollection(items, {
    filtering: {
      empty: props.empty,
      noMatch: <NoMatch noun={noun[1]} onClear={() => collection.actions.setFiltering('')} />,
      filteringFunction: (item, text) => wordsOf(item).toLowerCase().includes(text.trim().toLowerCase()),
    },
    pagination: { pageSize },
    sorting: {},
    selection: { keepSelection: true, trackBy: idOf },
  });
  const header = (
    <Header variant="h2" counter={`(${items.length})`} description={description} actions={props.actions}>
      {title}
    </Header>
  );
  const search =
    filters ??
    (items.length >= searchFrom && (
      <TextFilter
        {...collection.filterProps}
        filteringAriaLabel={`Search ${noun[1]}`}
        filteringPlaceholder={`Search ${noun[1]}`}
        countText={quantity(collection.filteredItemsCount ?? items.length, 'match', 'matches')}
      />
    ));
  const pages = items.length > pageSize && (
    <Pagination
      {...collection.paginationProps}
      ariaLabels={{
        paginationLabel: `Pages of ${noun[1]}`,
        previousPageLabel: 'Previous page',
        nextPageLabel: 'Next page',
        pageLabel: (page) => `Page ${page}`,
      }}
    />
  );
  return (
    <>
      {isWide ? (
        wide ? (
          <wide.WideTable {...props} collection={collection} header={header} search={search} pages={pages} />
        ) : (
          <Container header={header}>
            {search}
            <TableRoom {...props} />
          </Container>
        )
      ) : (
        <Container header={header}>
          <SpaceBetween size="s">
            {search}
            <NarrowRows {...props} collection={collection} />
            {pages}
            {props.footer}
          </SpaceBetween>
        </Container>
      )}
      <SelectionBar
        {...props}
        selected={collection.collectionProps.selectedItems ?? []}
        clear={() => collection.actions.setSelectedItems([])}
      />
    </>
  );
}

/** About the room of the table that is still loading, so that what is below it stays where it is. */
const TableRoom = <Item,>({ items, footer }: Pick<CollectionTableProps<Item>, 'items' | 'footer'>) => (
  <div style={{ minHeight: 40 + Math.min(items.length, pageSize) * 51 + (footer ? 104 : 0) }} />
);

const NoMatch = ({ noun, onClear }: { readonly noun: string; readonly onClear: () => void }) => (
  <SpaceBetween size="s" alignItems="center">
    <span>{`No ${noun} match these filters.`}</span>
    <Button onClick={onClear}>Clear filter</Button>
  </SpaceBetween>
);

interface SelectionBarProps<Item> extends Pick<CollectionTableProps<Item>, 'noun' | 'selectionBar'> {
  readonly selected: readonly Item[];
  readonly clear: () => void;
}

/** What can be done with the selected items; it stays in view while a long list is scrolled. */
function SelectionBar<Item>({ selected, noun, selectionBar, clear }: SelectionBarProps<Item>) {
  if (!selectionBar || selected.length === 0) return null;
  return (
    <section className="collection-bar" aria-label={`Selected ${noun[1]}`}>
      <span>{`${quantity(selected.length, ...noun)} selected`}</span>
      <div className="collection-actions">
        {selectionBar(selected, clear)}
        <Button onClick={clear}>Clear selection</Button>
      </div>
    </section>
  );
}
