import { inMiles } from '#web/app/map/location.ts';
import type { AddressChanges } from '#web/app/router/use-address.ts';
import { ChoiceField } from '../fields/choice-field.tsx';

interface NearFieldsProps {
  /** In miles: what holds when nothing is chosen, and what can be chosen instead. */
  readonly usual: number;
  readonly radii: readonly number[];
  /** None where the part of a map says how far. */
  readonly radius: number | undefined;
  readonly sport: string | undefined;
  readonly sports: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (changes: AddressChanges) => void;
}

/** How far and which sport: what every search around a spot begins with. */
export const NearFields = ({ usual, radii, radius, sport, sports, onChange }: NearFieldsProps) => (
  <>
    {radius !== undefined && (
      <ChoiceField
        label="Within"
        any={inMiles(usual)}
        choices={radii.map((miles) => ({ value: String(miles), label: inMiles(miles) }))}
        value={String(radius)}
        onPick={(miles) => onChange({ radius: miles })}
      />
    )}
    <ChoiceField
      label="Sport"
      any="Any sport"
      choices={sports}
      value={sport}
      onPick={(picked) => onChange({ sport: picked })}
    />
  </>
);
