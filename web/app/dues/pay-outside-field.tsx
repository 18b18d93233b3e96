import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type OutsideWay, outsideWays, type PayOutside, wayNames } from '#shared/payments/outside/pay-outside.ts';
import { FieldMessage } from '#web/app/forms/fields/chip-choice.tsx';
import './dues.css';

interface PayOutsideFieldProps {
  readonly value: PayOutside;
  readonly onChange: (value: PayOutside) => void;
  readonly message?: string | undefined;
}

/** Labels of the account of each way to pay. */
const accountOf: Readonly<Partial<Record<OutsideWay, string>>> = {
  venmo: 'Venmo name',
  zelle: 'Zelle email or phone',
  paypal: 'PayPal email or link',
  transfer: 'Bank details',
  other: 'How they pay',
};

/** How players pay an organizer directly: any of a few ways, each with the account where there is one. */
export function PayOutsideField({ value, onChange, message }: PayOutsideFieldProps) {
  const chosen = new Map(value.map((one) => [one.way, one]));
  const put = (way: OutsideWay, isOn: boolean) =>
    onChange(outsideWays.flatMap((one) => (one === way ? (isOn ? [{ way }] : []) : (chosen.get(one) ?? []))));
  const name = (way: OutsideWay, to: string) =>
    onChange(value.map((one) => (one.way === way ? { way, ...(to && { to }) } : one)));
  return (
    <SpaceBetween size="s">
      <fieldset className="chip-choice">
        <legend>How players pay you</legend>
        <div className="chips">
          {outsideWays.map((way) => (
            <label key={way} className="chip">
              <input
                type="checkbox"
                checked={chosen.has(way)}
                aria-invalid={message !== undefined}
                onChange={({ target }) => put(way, target.checked)}
              />
              <span>{wayNames[way]}</span>
            </label>
          ))}
        </div>
        <FieldMessage id="pay-outside-message">{message}</FieldMessage>
      </fieldset>
      {value.map(({ way, to = '' }) => {
        const label = accountOf[way];
        return (
          label && (
            <FormField key={way} label={label} constraintText="Only players who owe you see it.">
              <Input value={to} onChange={({ detail }) => name(way, detail.value.slice(0, 80))} />
            </FormField>
          )
        );
      })}
    </SpaceBetween>
  );
}
