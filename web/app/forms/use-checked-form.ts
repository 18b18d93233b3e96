import { toNestErrors } from '@hookform/resolvers';
import { type FormEvent, useMemo } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod';
import type { Rejection } from '#web/app/operations/rejection.ts';
import type { Change } from '#web/app/operations/use-change.ts';
import { useUnsavedMark } from './use-unsaved-mark.ts';

export interface CheckedForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** For what fields do not cover: `watch`, `setValue`, `formState`. */
  readonly values: UseFormReturn<Values>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** What the server said that belongs to no field. */
  readonly problem: string | undefined;
  readonly rejection: Rejection | undefined;
}

/**
 * A form over a schema, for a change that is not one operation alone; `useOperationForm` is for the others. A field shows
 * its message once it has been left or a submit was tried; the server's messages land on their fields and go when the
 * field changes.
 * @param change made with `isForm`
 * @param also values that no field shows, such as the id from the address
 */
export function useCheckedForm<Schema extends z.ZodObject>(
  schema: Schema,
  defaults: DefaultValues<z.input<Schema>>,
  { run, isRunning, rejection }: Pick<Change<z.output<Schema>, unknown>, 'run' | 'isRunning' | 'rejection'>,
  also: Partial<z.input<Schema>> = {},
): CheckedForm<z.input<Schema>> {
  const errors = useMemo(() => {
    const nested: FieldErrors<z.input<Schema>> = {};
    for (const [path, message] of Object.entries(rejection?.fields ?? {}))
      set(nested, path, { type: 'server', message });
    return nested;
  }, [rejection]);
  const values = useForm<z.input<Schema>>({
    resolver: async (given, _, options) => {
      const { error } = await z.safeParseAsync(schema, { ...given, ...also });
      return error
        ? { values: {}, errors: toNestErrors(messagesOf(error.issues), options) }
        : { values: given, errors: {} };
    },
    defaultValues: defaults,
    mode: 'onTouched',
    errors,
  });
  useUnsavedMark(values.formState.isDirty && !isRunning);
  return {
    control: values.control,
    values,
    onSubmit: (event) => void values.handleSubmit((given) => run(z.parse(schema, { ...given, ...also })))(event),
    isSending: isRunning,
    problem: rejection && Object.keys(rejection.fields).length === 0 ? rejection.title : undefined,
    rejection,
  };
}

/** The first message of each field. */
const messagesOf = (issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> =>
  Object.fromEntries(
    issues
      .flatMap(partsOf)
      .map(({ path, code, message }) => [path.join('.'), { type: code, message }] as const)
      .toReversed(),
  );

/** Of a value that is one of several, what is said by the one that it is nearest to. */
function partsOf(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (nearest.length === 0) return [issue];
  return nearest.flatMap((each) => partsOf({ ...each, path: [...issue.path, ...each.path] }));
}
