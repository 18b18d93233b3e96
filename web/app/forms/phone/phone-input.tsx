import Input, { type InputProps } from '@cloudscape-design/components/input';
import { type Ref, useEffect, useRef } from 'react';
import { phonePlaceholder, shownPhone } from '#shared/phone.ts';
import { internationalPhone, loadPhoneNumbers } from './international-phone.ts';

type PhoneInputProps = Pick<InputProps, 'name' | 'disabled' | 'autoComplete' | 'ariaRequired'> & {
  readonly value: string;
  readonly onChange: (written: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<InputProps.Ref>;
};

/**
 * A phone number. One that is written as within a country gets the country's code when the field is left; the code of
 * the US is stored and not shown.
 */
export function PhoneInput({ value, onChange, onBlur, ...input }: PhoneInputProps) {
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  // Other fields may have changed by the time that the parser is there.
  const leave = async () => {
    const number = await internationalPhone(value);
    if (number !== value && latest.current.value === value) latest.current.onChange(number);
    onBlur?.();
  };
  return (
    <Input
      {...input}
      value={shownPhone(value)}
      type="text"
      inputMode="tel"
      placeholder={phonePlaceholder}
      onChange={({ detail }) => onChange(detail.value)}
      onFocus={() => void loadPhoneNumbers()}
      onBlur={() => void leave()}
    />
  );
}
