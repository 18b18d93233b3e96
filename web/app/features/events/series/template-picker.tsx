import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import './repeat.css';

type Templates = Answer<typeof seriesContract.operations.listTemplates>['templates'];

/** A person's templates: each starts the form anew with what it holds. */
export function TemplatePicker({ templates }: { templates: Templates }) {
  const navigate = useNavigate();
  const { run } = useOperation(seriesContract, 'deleteTemplate', { done: 'The template is deleted' });
  const [leaving, setLeaving] = useState<Templates[number]>();
  return (
    <Container header={<Header variant="h2">Start from a template</Header>}>
      <ul className="series-dates">
        {templates.map((template) => (
          <li key={template.templateId}>
            <Button
              variant="inline-link"
              ariaLabel={`Use the template ${template.name}`}
              onClick={() => void navigate(`${paths.create}?template=${template.templateId}`, { replace: true })}
            >
              {template.name}
            </Button>
            <Button
              variant="inline-link"
              ariaLabel={`Delete the template ${template.name}`}
              onClick={() => setLeaving(template)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {leaving && (
        <ConfirmDialog
          isOpen
          title={`Delete the template ${leaving.name}?`}
          verb="Delete template"
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void run({ templateId: leaving.templateId });
          }}
        >
          Events made from it stay as they are.
        </ConfirmDialog>
      )}
    </Container>
  );
}
