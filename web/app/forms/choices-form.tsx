import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

/** Few meet it. */
const ChangedMeanwhile = lazy(async () => ({ default: (await import('./changed-meanwhile.tsx')).ChangedMeanwhile }));

interface ChoicesFormProps {
  /** What the person sees is another than what is stored. */
  readonly isChanged: boolean;
  /** What the page's action is sent, made when the person saves. */
  readonly toSend: () => { readonly version: number };
  readonly verb: string;
  readonly children: ReactNode;
}

/** Switches and choices that are saved together over the version that was read; if another window saved first, one chooses. */
export function ChoicesForm({ isChanged, toSend, verb, children }: ChoicesFormProps) {
  const fetcher = useFetcher<Rejection | object | null>();
  const isIdle = fetcher.state === 'idle';
  const refused = isIdle && fetcher.data && 'code' in fetcher.data ? fetcher.data : undefined;
  const isElsewhere = refused && 'currentVersion' in refused;
  const seen = useRef(0);
  useUnsavedMark(isChanged && isIdle);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const choices = toSend();
        const sent = { ...choices, version: Math.max(choices.version, seen.current) };
        void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' });
      }}
    >
      <Form
        {...(refused && !isElsewhere && { errorText: refused.title })}
        actions={
          <Button variant="primary" formAction="submit" loading={!isIdle}>
            {verb}
          </Button>
        }
      >
        <SpaceBetween size="l">
          {children}
          {isElsewhere && (
            <Suspense>
              <ChangedMeanwhile
                form={{ rejection: refused, isSending: !isIdle }}
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
