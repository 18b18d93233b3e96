import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { OfficialFields } from './official-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RosterFields } from './roster-fields.tsx';
import type { SeasonValues } from './season-values.ts';

/** What a season can do without being asked: folded away, so that the form stays short. */
export const SeasonMoreFields = ({ control }: { readonly control: Control<SeasonValues> }) => (
  <SpaceBetween size="l">
    <FoldedFields control={control} title="Rosters">
      <RosterFields control={control} />
    </FoldedFields>
    <FoldedFields control={control} title="Officials">
      <OfficialFields control={control} />
    </FoldedFields>
    <FoldedFields control={control} title="Prices">
      <PriceFields control={control} />
    </FoldedFields>
  </SpaceBetween>
);
