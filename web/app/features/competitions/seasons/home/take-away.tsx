import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Modal from '@cloudscape-design/components/modal';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import { toCsv } from '#shared/csv.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { paths } from '#web/app/router/paths.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { SeasonHome } from './load-season-home.ts';
import { scheduleRows } from './schedule-rows.ts';
import './take-away.css';

const QrCode = lazy(async () => ({ default: (await import('#web/app/media/qr-code.tsx')).QrCode }));

const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog }));

interface TakeAwayProps {
  readonly season: Pick<Season, 'seasonId' | 'label'>;
  readonly home: Pick<SeasonHome, 'schedule' | 'isPrivate'>;
}

/** What people take from a season's page: its matches on their calendar or as a file, its link, its code, or paper. */
export function TakeAway({ season: { seasonId, label }, home: { schedule, isPrivate } }: TakeAwayProps) {
  const [showsCode, setShowsCode] = useState(false);
  const [showsEmbed, setShowsEmbed] = useState(false);
  const navigate = useNavigate();
  const link = `${location.origin}${paths.season(seasonId)}`;
  const published = schedule.state === 'loaded' && schedule.value.number > 0 ? schedule.value : undefined;
  const acts: Readonly<Record<string, () => void>> = {
    share: () => void share(label, link),
    code: () => setShowsCode(true),
    file: () => published && saveFile(toCsv(scheduleRows(published)), `${label} schedule.csv`),
    embed: () => setShowsEmbed(true),
    print: () => window.print(),
    paper: () => void navigate(paths.schedulePrint(seasonId)),
  };
  return (
    <>
      {published && !isPrivate && (
        <Button
          iconName="calendar"
          href={`webcal://${location.host}/calendars/season.ics?season=${seasonId}`}
          ariaLabel={`Add to calendar: all matches of ${label}`}
        >
          Add to calendar
        </Button>
      )}
      <ButtonDropdown
        items={[
          { id: 'share', text: 'Share link', iconName: 'share' },
          { id: 'code', text: 'QR code', iconName: 'grid-view' },
          ...(isPrivate ? [] : [{ id: 'embed', text: 'Embed on a website', iconName: 'insert-row' } as const]),
          ...(published ? [{ id: 'file', text: 'Download schedule (CSV)', iconName: 'download' } as const] : []),
          ...(published ? [{ id: 'paper', text: 'Print schedule', iconName: 'file' } as const] : []),
          { id: 'print', text: 'Print this page', iconName: 'file' },
        ]}
        onItemClick={({ detail }) => acts[detail.id]?.()}
      >
        Share
      </ButtonDropdown>
      {showsEmbed && (
        <Suspense>
          <EmbedDialog seasonId={seasonId} label={label} onClose={() => setShowsEmbed(false)} />
        </Suspense>
      )}
      <Modal
        visible={showsCode}
        header={`QR code of ${label}`}
        closeAriaLabel="Close"
        onDismiss={() => setShowsCode(false)}
      >
        {showsCode && (
          <Suspense>
            <div className="season-code">
              <QrCode text={link} label={`QR code of the link to ${label}`} />
            </div>
          </Suspense>
        )}
      </Modal>
    </>
  );
}

/** By the device's own sheet where there is one. */
async function share(title: string, url: string): Promise<void> {
  if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
  try {
    await navigator.clipboard.writeText(url);
    notify('info', 'Link copied');
  } catch {
    notify('info', url, { stays: true });
  }
}
