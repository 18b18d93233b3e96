import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import type { Check } from '#shared/competitions/schedules/checks.ts';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import './editor.css';

interface ChecksListProps {
  readonly checks: readonly Check[];
  /** Leads to the match, or to the plan where it is about no match. */
  readonly onShow: (check: Check) => void;
  /** Opens the choice of a time. */
  readonly onFix: (key: string) => void;
  /** Takes it off the list: it is published as it is. */
  readonly onLeave: (check: Check) => void;
}

/** So many are read at once. */
const mostShown = 6;

/** What has to be fixed before the schedule is published, and what may be ignored. */
export function ChecksList({ checks, ...acts }: ChecksListProps) {
  const [isWhole, showAll] = useState(false);
  const shown = isWhole ? checks : checks.slice(0, mostShown);
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={checks.length > 1 && <span className="editor-hint">Press F for the next one</span>}
        >
          Check before you publish
        </Header>
      }
    >
      {checks.length === 0 ? (
        <p>Nothing to fix. You can publish it.</p>
      ) : (
        <ul className="editor-checks">
          {shown.map((check) => (
            <CheckRow key={check.id} check={check} {...acts} />
          ))}
        </ul>
      )}
      {shown.length < checks.length && (
        <Button variant="inline-link" onClick={() => showAll(true)}>{`Show all ${checks.length}`}</Button>
      )}
    </Container>
  );
}

function CheckRow({ check, onShow, onFix, onLeave }: Omit<ChecksListProps, 'checks'> & { readonly check: Check }) {
  const { level, sentence, keys } = check;
  const [key] = keys;
  return (
    <li data-level={level}>
      <LineIcon name="warning" label={level === 'red' ? 'Has to be fixed' : 'Can be ignored'} />
      <span>{sentence}</span>
      <span className="editor-acts">
        <Button ariaLabel={`Show: ${sentence}`} onClick={() => onShow(check)}>
          Show
        </Button>
        {level === 'red' && key !== undefined && (
          <Button ariaLabel={`Fix it: ${sentence}`} onClick={() => onFix(key)}>
            Fix it
          </Button>
        )}
        <Button ariaLabel={`${leaveWord(level)}: ${sentence}`} onClick={() => onLeave(check)}>
          {leaveWord(level)}
        </Button>
      </span>
    </li>
  );
}

/** A match without a time is published with its time to be announced; anything else stays as it is. */
const leaveWord = (level: Check['level']) => (level === 'red' ? 'Announce later' : 'Ignore');
