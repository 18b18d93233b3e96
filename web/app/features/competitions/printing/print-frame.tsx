import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import type { ReactNode } from 'react';
import { Page } from '#web/app/shell/page/page.tsx';
import './printed.css';

interface PrintFrameProps {
  readonly title: string;
  /** A crest or sport tile before the title. */
  readonly mark: ReactNode;
  /** Who runs it, where and when, and which version this is: a line each. */
  readonly lines: readonly string[];
  readonly back: { readonly to: string; readonly text: string };
  /** Why there is nothing to print yet, where that is so. */
  readonly empty: string | undefined;
  readonly children: ReactNode;
}

/** A page that is made for paper, as it will look there: letter and A4 alike, also in black and white. */
export const PrintFrame = ({ title, mark, lines, back, empty, children }: PrintFrameProps) => (
  <Page
    title={title}
    heading={
      <span className="printed-title">
        {mark}
        {title}
      </span>
    }
    description={
      <span className="printed-lines">
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    }
    back={back}
    actions={
      !empty && (
        <span className="not-printed">
          <Button variant="primary" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      )
    }
  >
    {empty && <Alert>{empty}</Alert>}
    {children}
  </Page>
);

/** `Nov 23, 2026`. */
export const printedDate = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(at));
