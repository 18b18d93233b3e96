import type { DeskView } from '#shared/competitions/tournaments/views.ts';
import type { useDesk } from './use-desk.ts';

export interface DeskPartProps {
  readonly desk: DeskView;
  readonly changes: ReturnType<typeof useDesk>;
}
