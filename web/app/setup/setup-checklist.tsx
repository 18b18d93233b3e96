import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { isSetUp, type SetupStep } from '#shared/setup/setup-step.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { hideSetup, isSetupHidden } from './hidden-setups.ts';
import '#web/app/shell/page/page-parts.css';
import './setup-checklist.css';

interface SetupChecklistProps<Place extends string> {
  /** The id of what is set up: its checklist is put away by it. */
  readonly of: string;
  readonly steps: readonly SetupStep<Place>[];
  /** Where each place is. */
  readonly ways: Readonly<Record<Place, string>>;
}

/** What is left to do, each line with the way there. It goes when all is done, or when the organizer hides it. */
export function SetupChecklist<Place extends string>({ of, steps, ways }: SetupChecklistProps<Place>) {
  const [isHidden, setHidden] = useState(() => isSetupHidden(of));
  if (isHidden || isSetUp(steps)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const hide = () => {
    hideSetup(of);
    setHidden(true);
  };
  return (
    <section className="page-card" aria-label="Finish setting up">
      <div className="page-part-head">
        <h2>Finish setting up</h2>
        <span className="setup-count">{`${done} of ${steps.length} done`}</span>
      </div>
      <ol className="setup-steps">
        {steps.map(({ text, detail, verb, place, isDone }) => (
          <li key={text} data-done={isDone || undefined}>
            <span className="setup-mark">{isDone && <LineIcon name="check" size={20} label="Done" />}</span>
            <div>
              <strong>{text}</strong>
              {!isDone && detail && <span>{detail}</span>}
            </div>
            {!isDone && <PageButton to={ways[place]}>{verb}</PageButton>}
          </li>
        ))}
      </ol>
      <Button variant="link" onClick={hide}>
        Hide this list
      </Button>
    </section>
  );
}
