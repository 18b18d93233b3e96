import Button from '@cloudscape-design/components/button';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { LineIcon } from '#web/blocks/look/line-icon.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import { isPressing, mergeQuery, type Task } from './tasks.ts';
import { useEventAnswer } from './use-event-answer.ts';
import './incomplete-tasks.css';

interface IncompleteTasksProps {
  readonly tasks: readonly Task[];
  readonly now: Date;
}

/** What is left to do, as cards with their button: folded away unless one is due within a week (R-HOME-02). */
export function IncompleteTasks({ tasks, now }: IncompleteTasksProps) {
  const [isOpen, open] = useState(() => isPressing(tasks, now));
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section>
      <h2>
        <button
          type="button"
          className="tasks-title"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => open(!isOpen)}
        >
          <LineIcon name="chevron-right" size={16} />
          Incomplete Tasks (Click to view) <small>({tasks.length})</small>
        </button>
      </h2>
      <ul id={id} className="row-list" hidden={!isOpen}>
        {tasks.map((task) => (
          <li key={task.key} className="task-card">
            {'icon' in task.picture ? (
              <span className="task-icon">
                <LineIcon name={task.picture.icon} />
              </span>
            ) : (
              <SportTile gameTypeId={task.picture.gameTypeId} />
            )}
            <div className="task-words">
              {task.about ? <AppLink to={task.about}>{task.title}</AppLink> : <b>{task.title}</b>}
              <span>{task.line}</span>
            </div>
            <Deed task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deed({ task: { title, does } }: { readonly task: Task }) {
  const { search } = useLocation();
  if ('goTo' in does)
    return (
      <PageButton to={mergeQuery(does.goTo, search)} ariaLabel={`${does.verb}: ${title}`}>
        {does.verb}
      </PageButton>
    );
  if ('changeSeen' in does) return <ChangeSeen title={title} eventId={does.eventId} version={does.changeSeen} />;
  return <Answers title={title} {...does} />;
}

function Answers({ title, eventId, answers }: { title: string } & Extract<Task['does'], { answers: unknown }>) {
  const { run, isRunning } = useEventAnswer();
  return (
    <div className="task-deeds">
      {answers.map(({ verb, answer }) => (
        <Button
          key={answer}
          ariaLabel={`${verb}: ${title}`}
          disabled={isRunning}
          onClick={() => void run({ eventId, answer, about: title })}
        >
          {verb}
        </Button>
      ))}
    </div>
  );
}

function ChangeSeen({ title, eventId, version }: { title: string; eventId: string; version: number }) {
  const { run, isRunning } = useOperation(lifecycleContract, 'acknowledgeChange', { done: 'Thanks, the host knows.' });
  return (
    <Button ariaLabel={`Got it: ${title}`} loading={isRunning} onClick={() => void run({ eventId, version })}>
      Got it
    </Button>
  );
}
