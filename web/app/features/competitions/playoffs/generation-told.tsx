import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { Answer } from '#shared/contract/operation.ts';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BracketView } from '../brackets/bracket-view.tsx';
import { generationWords } from './playoff-words.ts';
import { Ties } from './ties.tsx';

type Operations = (typeof playoffs)['operations'];
export type Generated = Answer<Operations['previewPlayoff']> | Answer<Operations['generatePlayoff']> | Rejection;

interface GenerationToldProps {
  readonly told: Generated;
  readonly onReplace: () => void;
  readonly onDecide: (order: string[]) => void;
}

/** The bracket, or why there is none and what can be done about it. */
export function GenerationTold({ told, onReplace, onDecide }: GenerationToldProps) {
  if ('code' in told) return <Alert type="error">{[told.title, ...Object.values(told.fields)].join(' ')}</Alert>;
  if (told.status === 'failed') {
    const { error } = told;
    return (
      <Alert type="warning">
        <SpaceBetween size="s">
          <span>{generationWords(error)}</span>
          {error.code === 'already_exists' && (
            <SpaceBetween direction="horizontal" size="xs">
              <AppLink to={paths.playoff(error.playoffId)}>Open playoff</AppLink>
              <Button onClick={onReplace}>Replace playoff</Button>
            </SpaceBetween>
          )}
          {error.code === 'ties_unresolved' && <Ties ties={error.ties} names={told.names} onDecide={onDecide} />}
        </SpaceBetween>
      </Alert>
    );
  }
  if (!('bracket' in told)) return null;
  const nameOf = (entrantId: string) => told.names[entrantId] ?? entrantId;
  return <BracketView bracket={readBracket(told.bracket)} nameOf={nameOf} onOpen={() => undefined} />;
}
