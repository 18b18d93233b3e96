import Button from '@cloudscape-design/components/button';
import LiveRegion from '@cloudscape-design/components/live-region';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { DraftChange, ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { useIsWide } from '#web/app/tables/use-is-wide.ts';
import { MatchMenu } from '../rounds/match-menu.tsx';
import { BothSides, type Levels } from '../rounds/round-cell.tsx';
import type { RoundWords } from '../rounds/round-words.ts';
import { RoundsGrid } from '../rounds/rounds-grid.tsx';
import { RoundsList, Row } from '../rounds/rounds-list.tsx';
import { roundsOf } from '../rounds/rounds-model.ts';
import type { HandMoves } from '../rounds/use-hand-moves.ts';
import type { useEditorFocus } from './use-editor-focus.ts';

interface RoundsViewProps {
  readonly draft: NonNullable<ScheduleDesk['draft']>;
  readonly moves: HandMoves;
  readonly words: RoundWords;
  readonly levels: Levels;
  readonly logoOf: (squadId: string) => string | undefined;
  readonly focus: ReturnType<typeof useEditorFocus>;
  readonly isBusy: boolean;
  readonly onMove: (match: ScheduledMatch) => void;
  readonly onChange: (changes: DraftChange[]) => void;
}

/** The draft by rounds: a grid, or below 900 pixels a list. Matches without a time stand above. */
export function RoundsView(props: RoundsViewProps) {
  const { draft, moves, focus } = props;
  const isWide = useIsWide();
  const waiting = draft.matches.filter(({ at }) => !at);
  return (
    // The keys of the grid work wherever in it the focus is.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus, and the keys are theirs.
    <div ref={focus.root} onKeyDown={isWide ? moves.onKeyDown : undefined}>
      <SpaceBetween size="m">
        {waiting.length > 0 && <Waiting matches={waiting} isWide={isWide} {...props} />}
        {isWide ? (
          <Wide {...props} />
        ) : (
          <RoundsList rounds={roundsOf(draft.input, draft.matches)} {...listProps(props)} />
        )}
        <div className="rounds-said">
          <LiveRegion assertive>{moves.said}</LiveRegion>
        </div>
        {isWide && <Selected {...props} />}
        {isWide && (
          <p className="rounds-keys">
            <span>Drag to move or swap</span>
            <span>Arrow keys choose a match, Space picks it up and drops it</span>
            <span>L locks it in place</span>
            <span>F goes to the next problem</span>
          </p>
        )}
      </SpaceBetween>
    </div>
  );
}

const listProps = ({ words, logoOf, levels, isBusy, onMove, onChange }: RoundsViewProps) => ({
  ...{ words, logoOf, levels, isBusy, onMove, onChange },
});

function Waiting({
  matches,
  isWide,
  ...props
}: RoundsViewProps & { readonly matches: readonly ScheduledMatch[]; readonly isWide: boolean }) {
  const { moves, words, logoOf, focus, levels } = props;
  return (
    <section aria-label="Without a time">
      <h3 className="schedule-day">Without a time</h3>
      <ul className={isWide ? 'rounds-tray' : 'rounds-rows'}>
        {matches.map((match) =>
          isWide ? (
            <li key={match.key}>
              <button
                type="button"
                className="round-match"
                data-focus={match.key}
                data-level={levels.get(match.key)}
                data-carried={moves.carried?.match.key === match.key}
                aria-label={`${words.sayMatch(match)}. No time yet`}
                onFocus={() => focus.setFocus(match.key)}
                onPointerMove={({ pointerType, buttons }) => {
                  if (pointerType === 'mouse' && buttons === 1 && !moves.carried) moves.pickUp(match, 'mouse');
                }}
              >
                <BothSides match={match} words={words} logoOf={logoOf} />
              </button>
            </li>
          ) : (
            <Row key={match.key} match={match} {...listProps(props)} />
          ),
        )}
      </ul>
    </section>
  );
}

function Wide({ moves, words, levels, logoOf, focus }: RoundsViewProps) {
  const { shown, earlier, later, laterTimes } = focus;
  return (
    <SpaceBetween size="xs">
      <RoundsGrid rounds={shown} {...{ moves, words, levels, logoOf }} focus={focus.focus} onFocus={focus.setFocus} />
      <SpaceBetween direction="horizontal" size="xs">
        {earlier && <Button onClick={earlier}>Earlier days</Button>}
        {later && <Button onClick={later}>Later days</Button>}
        {laterTimes && <Button onClick={laterTimes}>Later times</Button>}
      </SpaceBetween>
    </SpaceBetween>
  );
}

/** The match that has the focus, in words, and everything that can be done to it. */
function Selected({ moves, words, focus, isBusy, onMove, onChange }: RoundsViewProps) {
  const match = moves.matchAt(focus.focus);
  if (!match) return null;
  const name = words.sayMatch(match);
  return (
    <div className="editor-bar">
      <span>
        <strong>{name}</strong>
        {match.at ? ` · ${words.sayTime(match.at)}` : ' · No time yet'}
      </span>
      <MatchMenu {...{ match, name, isBusy, onMove, onChange }} />
    </div>
  );
}
