import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useMemo } from 'react';
import { type Control, type DefaultValues, type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { useFetcher } from 'react-router';
import type * as z from 'zod';
import type { Rejection } from '#web/app/operations/rejection.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

interface FormOptions {
  /** The action to send to, where that is not the page's own. */
  readonly to?: string;
  /** What the action is told besides the operation's input. */
  readonly also?: Readonly<Record<string, unknown>>;
}

export interface PageForm<Schema extends z.ZodObject> {
  readonly control: Control<z.input<Schema>>;
  /** For what fields do not cover: `watch`, `setValue`, `formState`. */
  readonly values: UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;
  /** Sends the parsed input to the page's action. */
  readonly onSubmit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** What the server said that belongs to no field. */
  readonly problem: string | undefined;
  readonly rejection: Rejection | undefined;
}

/**
 * A form over an operation's input, checked by the same zod object that the Lambda uses. A field shows its message once
 * it has been left or a submit was tried; the server's messages land on their fields and go when the field changes.
 */
export function usePageForm<Schema extends z.ZodObject>(
  input: Schema,
  defaults: DefaultValues<z.input<Schema>>,
  { to, also }: FormOptions = {},
): PageForm<Schema> {
  const fetcher = useFetcher<Rejection | undefined>();
  const rejection = fetcher.state === 'idle' ? (fetcher.data ?? undefined) : undefined;
  const errors = useMemo(() => toFieldErrors(rejection?.fields), [rejection]);
  const values = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    // The resolver's own types ask for a schema that is known in full; here it is any operation's input.
    resolver: zodResolver(input as never) as never,
    defaultValues: defaults,
    mode: 'onTouched',
    errors: errors as FieldErrors<z.input<Schema>>,
  });
  useUnsavedMark(values.formState.isDirty && fetcher.state === 'idle');
  const send = (parsed: z.output<Schema>) =>
    fetcher.submit({ ...parsed, ...also } as never, {
      method: 'post',
      encType: 'application/json',
      ...(to && { action: to }),
    });
  return {
    // What a submit yields is no business of the fields.
    control: values.control as unknown as Control<z.input<Schema>>,
    values,
    onSubmit: (event) => void values.handleSubmit(send)(event),
    isSending: fetcher.state !== 'idle',
    problem: rejection && Object.keys(rejection.fields).length === 0 ? rejection.title : undefined,
    rejection,
  };
}

/** `{ 'location.name': 'Too long.' }` as the nested object that the form library keeps. */
function toFieldErrors(fields: Readonly<Record<string, string>> = {}): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(fields)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let level = nested;
    for (const name of names) {
      level[name] ??= {};
      level = level[name] as Record<string, unknown>;
    }
    level[last] = { type: 'server', message };
  }
  return nested;
}
