import { colors, measures } from '#shared/look/tokens.ts';

const { page, card, ink, quiet, line, field, action, hover, in: joined, wait, bad, border } = colors;
const onAction = colors['on-action'];
const actionHover = colors['action-hover'];

/** The size of `22px/28px`. */
const sizeOf = (type: keyof typeof measures): string => measures[type].split('/')[0] ?? measures[type];

const shapes = {
  fontFamilyHeading: measures['font-heading'],
  fontFamilyBase: measures['font-text'],
  fontSizeHeadingXl: sizeOf('type-28'),
  fontSizeHeadingL: sizeOf('type-22'),
  fontSizeHeadingM: sizeOf('type-18'),
  fontSizeHeadingS: sizeOf('type-16'),
  borderRadiusButton: measures['radius-12'],
  borderRadiusInput: measures['radius-12'],
  borderRadiusContainer: measures['radius-16'],
  borderRadiusCardDefault: measures['radius-16'],
  borderRadiusDialog: measures['radius-20'],
  borderRadiusDropdown: measures['radius-12'],
  borderRadiusPopover: measures['radius-12'],
  borderRadiusAlert: measures['radius-12'],
  borderRadiusFlashbar: measures['radius-12'],
  borderRadiusBadge: measures['radius-full'],
  borderRadiusToken: measures['radius-8'],
  borderWidthButton: '1.5px',
  shadowCard: measures['shadow-card'],
  shadowDialog: measures['shadow-sheet'],
};

const surfaces = {
  colorBackgroundLayoutMain: page,
  colorBackgroundContainerContent: card,
  colorBackgroundContainerHeader: card,
  colorBackgroundCard: card,
  colorBackgroundDialog: card,
  colorBackgroundDialogDefault: card,
  colorBackgroundPopover: card,
  colorBackgroundInputDefault: card,
  colorBackgroundControlDefault: card,
  colorBackgroundDropdownItemDefault: card,
  colorBackgroundDropdownItemHover: hover,
  colorBackgroundDropdownItemSelected: colors['in-back'],
  colorBackgroundItemSelected: colors['in-back'],
  colorBackgroundSegmentDefault: card,
  colorBackgroundSegmentActive: action,
  colorBackgroundSegmentHover: hover,
  colorBackgroundControlChecked: action,
  colorForegroundControlDefault: onAction,
  colorBackgroundProgressBarValueDefault: action,
  colorBackgroundSliderRangeDefault: action,
  colorBackgroundSliderHandleDefault: action,
  colorBackgroundStatusSuccess: colors['in-back'],
  colorBackgroundStatusWarning: colors['wait-back'],
  colorBackgroundStatusError: colors['bad-back'],
  colorBackgroundStatusInfo: hover,
  // Messages and badges are white on dark in both appearances, as the components have it.
  colorBackgroundNotificationGreen: joined.light,
  colorBackgroundNotificationRed: bad.light,
  colorBackgroundNotificationBlue: action.light,
  colorBackgroundNotificationGrey: quiet.light,
  colorTextNotificationDefault: card.light,
};

const texts = {
  colorTextBodyDefault: ink,
  colorTextBodySecondary: quiet,
  colorTextHeadingDefault: ink,
  colorTextHeadingSecondary: quiet,
  colorTextFormSecondary: quiet,
  colorTextFormDefault: ink,
  colorTextLabel: ink,
  colorTextEmpty: quiet,
  colorTextAccent: action,
  colorTextLinkDefault: action,
  colorTextLinkHover: actionHover,
  colorTextSegmentActive: onAction,
  colorTextSegmentDefault: ink,
  colorTextSegmentHover: actionHover,
  colorTextDropdownItemHighlighted: ink,
  colorTextStatusSuccess: joined,
  colorTextStatusWarning: wait,
  colorTextStatusError: bad,
  colorTextStatusInfo: action,
};

const outlines = {
  colorBorderDividerDefault: line,
  colorBorderDividerSecondary: line,
  colorBorderControlDefault: field,
  colorBorderInputDefault: field,
  colorBorderInputFocused: action,
  colorBorderItemFocused: action,
  colorBorderItemSelected: action,
  colorBorderDropdownItemHover: border,
  colorBorderDropdownItemFocused: action,
  colorBorderDropdownContainer: border,
  colorBorderSegmentDefault: border,
  colorBorderSegmentActive: action,
  colorBorderSegmentHover: action,
  colorBorderSegmentWrapper: border,
  colorBorderStatusSuccess: joined,
  colorBorderStatusWarning: wait,
  colorBorderStatusError: bad,
  colorBorderStatusInfo: action,
  colorItemSelected: action,
};

const buttons = {
  colorBackgroundButtonPrimaryDefault: action,
  colorBackgroundButtonPrimaryHover: actionHover,
  colorBackgroundButtonPrimaryActive: actionHover,
  colorBorderButtonPrimaryDefault: action,
  colorBorderButtonPrimaryHover: actionHover,
  colorBorderButtonPrimaryActive: actionHover,
  colorTextButtonPrimaryDefault: onAction,
  colorTextButtonPrimaryHover: onAction,
  colorTextButtonPrimaryActive: onAction,
  colorBackgroundButtonNormalDefault: card,
  colorBackgroundButtonNormalHover: hover,
  colorBackgroundButtonNormalActive: hover,
  colorBorderButtonNormalDefault: field,
  colorBorderButtonNormalHover: action,
  colorBorderButtonNormalActive: action,
  colorTextButtonNormalDefault: ink,
  colorTextButtonNormalHover: actionHover,
  colorTextButtonNormalActive: actionHover,
  colorTextLinkButtonNormalDefault: action,
  colorTextLinkButtonNormalHover: actionHover,
  colorTextButtonLinkDefault: action,
  colorTextButtonLinkHover: actionHover,
  colorTextButtonInlineIconDefault: action,
  colorTextButtonInlineIconHover: actionHover,
  colorTextInteractiveDefault: quiet,
  colorTextInteractiveHover: ink,
};

/** The design tokens of Cloudscape that differ from its own: what its components look like is written in `shared/look`. */
export const cloudscapeTheme = {
  tokens: { ...shapes, ...surfaces, ...texts, ...outlines, ...buttons },
  // Alerts have link colors of their own.
  contexts: { alert: { tokens: { colorTextLinkDefault: action, colorTextLinkHover: actionHover } } },
};

/** On a phone buttons are 44 pixels high and more, within a thumb's aim. */
export const phoneTheme = { tokens: { spaceButtonVertical: '11px' } };
