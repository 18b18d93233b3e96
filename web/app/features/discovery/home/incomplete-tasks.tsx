import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { use } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { mergeQuery, type Task } from './tasks.ts';
import { useEventAnswer } from './use-event-answer.ts';

/** What is left to do, folded away until somebody wants to know (R-HOME-02); nothing where nothing is left. */
export function IncompleteTasks({ tasks }: { tasks: Promise<readonly Task[]> }) {
  const left = use(tasks);
  const { search } = useLocation();
  if (left.length === 0) return null;
  return (
    <ExpandableSection
      variant="container"
      headerText="Incomplete Tasks (Click to view)"
      headerCounter={`(${left.length})`}
      headingTagOverride="h2"
    >
      <ul className="link-list">
        {left.map(({ key, title, does }) => (
          <li key={key}>
            {'goTo' in does ? (
              <AppLink to={mergeQuery(does.goTo, search)}>{title}</AppLink>
            ) : (
              <TakeSeat title={title} {...does} />
            )}
          </li>
        ))}
      </ul>
    </ExpandableSection>
  );
}

interface TakeSeatProps {
  readonly title: string;
  readonly takeSeatAt: string;
  readonly verb: string;
}

function TakeSeat({ title, takeSeatAt: eventId, verb }: TakeSeatProps) {
  const { run, isRunning } = useEventAnswer();
  return (
    <>
      {title}{' '}
      <Button ariaLabel={`${verb}: ${title}`} loading={isRunning} onClick={() => run({ eventId, answer: 'takeSeat' })}>
        {verb}
      </Button>
    </>
  );
}
