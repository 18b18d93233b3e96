import type { UseCollectionResult } from '@cloudscape-design/collection-hooks';
import Checkbox from '@cloudscape-design/components/checkbox';
import type { CollectionTableProps } from './collection.ts';

interface NarrowRowsProps<Item> extends CollectionTableProps<Item> {
  readonly collection: UseCollectionResult<Item>;
}

/** The same items where a table would be cut off: picture, title, one line, chip. */
export function NarrowRows<Item>({ collection, ...props }: NarrowRowsProps<Item>) {
  const { title, idOf, nameOf, rowOf, selectionBar } = props;
  const selected = collection.collectionProps.selectedItems ?? [];
  const { setSelectedItems } = collection.actions;
  const isSelected = (item: Item) => selected.some((one) => idOf(one) === idOf(item));
  const select = (item: Item, isOn: boolean) => {
    const others = selected.filter((one) => idOf(one) !== idOf(item));
    setSelectedItems(isOn ? [...others, item] : others);
  };
  if (collection.items.length === 0) return <div className="collection-empty">{collection.collectionProps.empty}</div>;
  return (
    <ul className="collection-rows" aria-label={title}>
      {collection.items.map((item) => {
        const { picture, title: name, line, chip, actions } = rowOf(item);
        return (
          <li key={idOf(item)} className="collection-row">
            {selectionBar && (
              <Checkbox
                ariaLabel={`Select ${nameOf(item)}`}
                checked={isSelected(item)}
                onChange={({ detail }) => select(item, detail.checked)}
              />
            )}
            {picture}
            <div className="collection-words">
              <strong>{name}</strong>
              {line && <div className="collection-line">{line}</div>}
            </div>
            {chip}
            {actions && <div className="collection-actions">{actions}</div>}
          </li>
        );
      })}
    </ul>
  );
}
