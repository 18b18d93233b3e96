import Button from '@cloudscape-design/components/button';
import Form from '@cloudscape-design/components/form';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { Rejection } from './form-action.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

interface ChoicesFormProps {
  /** What the person sees is another than what is stored. */
  readonly isChanged: boolean;
  /** What the page's action is sent, made when the person saves. */
  readonly toSend: () => object;
  readonly verb: string;
  readonly children: ReactNode;
}

/** Switches and choices that are saved together over the version that was read. When another window saved first, one looks. */
export function ChoicesForm({ isChanged, toSend, verb, children }: ChoicesFormProps) {
  const fetcher = useFetcher<Rejection | object | null>();
  const { revalidate } = useRevalidator();
  const isIdle = fetcher.state === 'idle';
  const refused = isIdle && fetcher.data && 'code' in fetcher.data ? fetcher.data : undefined;
  const isElsewhere = refused?.code === 'record.changed';
  useUnsavedMark(isChanged && isIdle);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit(toSend() as never, { method: 'post', encType: 'application/json' });
      }}
    >
      <Form
        {...(refused && { errorText: isElsewhere ? 'You saved other settings in another window.' : refused.title })}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {isElsewhere && (
              <Button formAction="none" onClick={() => void revalidate()}>
                Show what is saved
              </Button>
            )}
            <Button variant="primary" formAction="submit" loading={!isIdle}>
              {verb}
            </Button>
          </SpaceBetween>
        }
      >
        {children}
      </Form>
    </form>
  );
}
