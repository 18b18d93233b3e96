import type { DeskView } from '#shared/competitions/tournaments/views.ts';
import type { DeskIntent } from './desk-intents.ts';

export interface DeskPartProps {
  readonly desk: DeskView;
  readonly isBusy: boolean;
  readonly say: (intent: DeskIntent) => void;
}
