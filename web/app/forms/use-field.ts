import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseControllerProps,
  type UseControllerReturn,
  // biome-ignore lint/style/noRestrictedImports: the one place that corrects it.
  useController,
  useWatch,
} from 'react-hook-form';

/**
 * One field of a form and its state. The library's own hook shows the default again once a value is taken away, though
 * nothing is what is sent; here a field that was emptied is empty.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
}: Required<Pick<UseControllerProps<Values, Name>, 'control' | 'name'>>): Pick<
  UseControllerReturn<Values, Name>,
  'field' | 'fieldState'
> {
  const { field, fieldState } = useController({ control, name });
  const value: FieldPathValue<Values, Name> = useWatch({ control, name });
  return { field: { ...field, value }, fieldState };
}
