import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Change } from '#web/app/operations/use-change.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

/** Few meet it. */
const ChangedMeanwhile = lazy(async () => ({ default: (await import('./changed-meanwhile.tsx')).ChangedMeanwhile }));

interface ChoicesFormProps<Choices> {
  /** What saves them: a change made with `isForm`. */
  readonly save: Pick<Change<Choices, unknown>, 'run' | 'isRunning' | 'rejection'>;
  /** What the person sees is another than what is stored. */
  readonly isChanged: boolean;
  /** What is saved, made when the person saves. */
  readonly toSend: () => Choices;
  readonly verb: string;
  readonly children: ReactNode;
}

/** Switches and choices that are saved together over the version that was read; if another window saved first, one chooses. */
export function ChoicesForm<Choices extends { readonly version: number }>(props: ChoicesFormProps<Choices>) {
  const { isChanged, toSend, verb, children } = props;
  const { run, isRunning, rejection } = props.save;
  const isElsewhere = rejection?.currentVersion !== undefined;
  const seen = useRef(0);
  useUnsavedMark(isChanged && !isRunning);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const choices = toSend();
        void run({ ...choices, version: Math.max(choices.version, seen.current) });
      }}
    >
      <Form
        {...(rejection && !isElsewhere && { errorText: rejection.title })}
        actions={
          <Button variant="primary" formAction="submit" loading={isRunning}>
            {verb}
          </Button>
        }
      >
        <SpaceBetween size="l">
          {children}
          {isElsewhere && (
            <Suspense>
              <ChangedMeanwhile
                form={{ rejection, isSending: isRunning }}
                onKeepMine={(version) => {
                  seen.current = version;
                }}
              />
            </Suspense>
          )}
        </SpaceBetween>
      </Form>
    </form>
  );
}
