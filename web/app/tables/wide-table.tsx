import type { UseCollectionResult } from '@cloudscape-design/collection-hooks';
import Table from '@cloudscape-design/components/table';
import type { ReactNode } from 'react';
import type { CollectionTableProps } from './collection.ts';

interface WideTableProps<Item> extends CollectionTableProps<Item> {
  readonly collection: UseCollectionResult<Item>;
  readonly header: ReactNode;
  readonly search: ReactNode;
  readonly pages: ReactNode;
}

/** The table itself, which narrow screens never load. */
export function WideTable<Item>({ collection, header, search, pages, ...props }: WideTableProps<Item>) {
  const { title, noun, nameOf, columns, selectionBar, submitEdit, footer, wraps = false } = props;
  return (
    <Table
      {...collection.collectionProps}
      items={collection.items}
      columnDefinitions={columns}
      variant="container"
      wrapLines={wraps}
      header={header}
      filter={search}
      pagination={pages}
      footer={footer}
      {...(selectionBar && { selectionType: 'multi' as const })}
      {...(submitEdit && { submitEdit })}
      ariaLabels={{
        tableLabel: title,
        itemSelectionLabel: (_, item) => `Select ${nameOf(item)}`,
        allItemsSelectionLabel: () => `Select all ${noun[1]}`,
        selectionGroupLabel: `Select ${noun[1]}`,
        activateEditLabel: ({ header }, item) => `Edit ${String(header)} of ${nameOf(item)}`,
        submitEditLabel: () => 'Save',
        cancelEditLabel: () => 'Cancel',
      }}
    />
  );
}
