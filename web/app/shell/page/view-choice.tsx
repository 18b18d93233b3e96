import SegmentedControl from '@cloudscape-design/components/segmented-control';
import '#web/app/map/around.css';

interface ViewChoiceProps {
  readonly view: 'list' | 'map';
  readonly onChange: (view: string) => void;
}

/** Where list and map do not fit beside each other, one of them. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <div className="view-choice">
    <SegmentedControl
      selectedId={view}
      label="Show as"
      options={[
        { id: 'list', text: 'List' },
        { id: 'map', text: 'Map' },
      ]}
      onChange={({ detail }) => onChange(detail.selectedId)}
    />
  </div>
);
