import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type { Community } from '#shared/competitions/seasons/community-ages.ts';
import { gameTypes } from '#shared/places/game-types.ts';
import { TimeZoneField } from '#web/app/forms/dates/time-zone-field.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FoldedFields } from '#web/app/forms/folded-fields.tsx';
import { OfficialFields } from './official-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RosterFields } from './roster-fields.tsx';
import type { SeasonValues } from './season-values.ts';

interface MoreProps {
  readonly control: Control<SeasonValues>;
  readonly community: Community;
}

/** What a season can do without being asked: folded away, so that the form stays short. */
export const SeasonMoreFields = ({ control, community }: MoreProps) => (
  <SpaceBetween size="l">
    <FoldedFields control={control} title="Sport, uniforms and time zone">
      <SelectField
        control={control}
        name="gameTypeId"
        label="Sport"
        whenNone="Same as the community"
        filteringType="auto"
        choices={gameTypes.map(({ gameTypeId: value, label }) => ({ value, label }))}
      />
      <TextField control={control} name="uniformRule" label="Uniforms" max={280} isOptional />
      <TextField control={control} name="equipment" label="Equipment" max={280} isOptional />
      <TimeZoneField control={control} name="timeZone" label="Time zone" />
    </FoldedFields>
    <FoldedFields control={control} title="Rosters">
      <RosterFields control={control} community={community} />
    </FoldedFields>
    <FoldedFields control={control} title="Officials">
      <OfficialFields control={control} />
    </FoldedFields>
    <FoldedFields control={control} title="Prices">
      <PriceFields control={control} />
    </FoldedFields>
  </SpaceBetween>
);
