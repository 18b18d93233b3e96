import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import '#web/app/shell/page/skeletons.css';
import './editor.css';

const cells = 24;

/** Where a draft will be. Stopping leaves what was there. */
export const Building = ({ onStop }: { readonly onStop: () => void }) => (
  <SpaceBetween size="m">
    <div className="editor-bar">
      <p role="status">Making the schedule…</p>
      <Button onClick={onStop}>Stop</Button>
    </div>
    <div className="editor-building" aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  </SpaceBetween>
);
