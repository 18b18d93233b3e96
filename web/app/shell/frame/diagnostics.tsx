import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { remembered } from '#web/app/router/history.ts';

/** The last steps before an error, one per line, to be copied into a report. */
export function WhatHappened() {
  const lines = remembered().map(({ at, kind, text }) => `${at} ${kind} ${text}`);
  if (lines.length === 0) return null;
  return (
    <ExpandableSection headerText="What happened before">
      <CopyToClipboard
        copyButtonText="Copy"
        copyErrorText="That could not be copied."
        copySuccessText="Copied."
        textToCopy={lines.join('\n')}
      />
      <pre className="steps">{lines.join('\n')}</pre>
    </ExpandableSection>
  );
}
