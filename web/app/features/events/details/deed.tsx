import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';

interface Bar {
  /** Where the event's one filled button stands: in the bar, within a thumb's reach. */
  readonly slot: HTMLElement | null;
  /** Whether the button that went last had the focus. */
  readonly hadFocus: RefObject<boolean>;
}

const BarContext = createContext<Bar>({ slot: null, hadFocus: { current: false } });

interface DeedSlotProps {
  readonly slot: HTMLElement | null;
  readonly children: ReactNode;
}

export function DeedSlot({ slot, children }: DeedSlotProps) {
  const hadFocus = useRef(false);
  const bar = useMemo(() => ({ slot, hadFocus }), [slot]);
  return <BarContext value={bar}>{children}</BarContext>;
}

interface DeedProps {
  /** What it is called where its text alone says too little. */
  readonly label?: string;
  readonly isBusy?: boolean;
  /** What it says until it is sure. */
  readonly busyText?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The one filled button of an event's page; whichever part of the page has it, it stands in the bar. */
export function Deed({ label, isBusy = false, busyText = 'Sending…', onPress, children }: DeedProps) {
  const { slot, hadFocus } = useContext(BarContext);
  const button = useRef<HTMLButtonElement>(null);
  // The next button takes the focus from the one that was pressed: from Join it goes to Pay.
  useLayoutEffect(() => {
    const own = button.current;
    if (!own) return undefined;
    if (hadFocus.current && document.activeElement === document.body) own.focus();
    hadFocus.current = false;
    return () => {
      hadFocus.current = document.activeElement === own;
    };
  }, [slot, hadFocus]);
  return (
    slot &&
    createPortal(
      <button
        ref={button}
        type="button"
        className="event-deed"
        aria-label={label}
        aria-busy={isBusy}
        onClick={() => !isBusy && onPress()}
      >
        {isBusy ? busyText : children}
      </button>,
      slot,
    )
  );
}

/** What stands in the bar and is no button of ours. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const { slot } = useContext(BarContext);
  return slot && createPortal(children, slot);
}
