import { shareImageSize } from '#shared/look/share-image.ts';
import { colors } from '#shared/look/tokens.ts';
import { productName } from '#shared/product.ts';

/** An element as the layout reads it. */
interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: readonly (Box | string)[];
  };
}

const box = (style: Box['props']['style'], ...children: readonly (Box | string)[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

interface Words {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the words begin, below the cover. */
  readonly top: number;
}

/** The words of a share image, below its cover. */
export const shareImageText = ({ title, lines, top }: Words): Box =>
  box(
    {
      ...shareImageSize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `${top + 32}px 56px 40px`,
      justifyContent: 'space-between',
    },
    box(
      {
        display: 'block',
        fontFamily: 'heading',
        fontSize: title.length > 60 ? 48 : 60,
        lineHeight: 1.1,
        lineClamp: 2,
        color: colors.ink.light,
      },
      title,
    ),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      box(
        { flexDirection: 'column', maxWidth: 860, fontFamily: 'text', fontSize: 30, lineHeight: 1.35 },
        ...lines.slice(0, 3).map((line) => box({ display: 'block', lineClamp: 1, color: colors.quiet.light }, line)),
      ),
      box({ fontFamily: 'heading', fontSize: 36, color: colors.action.light }, productName),
    ),
  );
