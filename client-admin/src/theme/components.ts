import type { RaThemeOptions } from 'react-admin';
import { customProperties, type Tokens } from './tokens';

type Components = NonNullable<RaThemeOptions['components']>;

const buttons = (t: Tokens): Components => ({
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        height: 36,
        padding: '0 14px',
        gap: 7,
        borderRadius: 11,
        whiteSpace: 'nowrap',
        '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
        '&.Mui-disabled': { background: t['surface-2'], color: t['ink-3'], borderColor: t.line },
      },
      outlined: { borderColor: t['line-strong'], background: t.surface },
      text: { background: t['surface-2'], '&:hover': { background: t['surface-3'] } },
      sizeLarge: { height: 42, padding: '0 18px' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'error' },
        style: { borderColor: t.bad, color: t.bad },
      },
      { props: { variant: 'outlined', color: 'primary' }, style: { color: t.ink } },
      { props: { variant: 'text', color: 'primary' }, style: { color: t.ink } },
    ],
  },
});

const tables = (t: Tokens): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 50,
        padding: '0 12px',
        borderBottom: `1px solid ${t.line}`,
        whiteSpace: 'nowrap',
        fontSize: 13.5,
        '&:first-of-type': { paddingLeft: 24 },
        '&:last-of-type': { paddingRight: 24 },
      },
      head: {
        height: 38,
        fontSize: 12,
        fontWeight: 500,
        color: t['ink-3'],
        background: t.surface,
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: t.surface, position: 'static' },
        '& .RaDataTable-expandRow > td': { height: 0, whiteSpace: 'normal' },
        '& .RaDataTable-expandRow:last-child > td': { borderBottom: 0 },
      },
    },
  },
});

const inputs = (t: Tokens): Components => ({
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 11,
        background: t.surface,
        fontSize: 13.5,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: t['line-strong'] },
      },
      inputSizeSmall: { height: 21 },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        fontSize: 13.5,
        color: t['ink-2'],
        // The accent itself is too dark to be read on a dark dialog.
        '&.Mui-focused:not(.Mui-error)': { color: t['accent-ink'] },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { color: t['ink-2'], marginLeft: 2 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: 13.5 } } },
  MuiTextField: { defaultProps: { size: 'small', margin: 'none', variant: 'outlined' } },
});

const floating = (t: Tokens): Components => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 20, boxShadow: t['e-2'], width: 480 },
      // What is chosen stands whole beside another field: that one gives way.
      root: {
        '& .MuiTextField-root:has(.MuiSelect-select)': { flexShrink: 0 },
        '& .MuiSelect-select': { minWidth: 130 },
      },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 19, fontWeight: 620 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: t.scrim } } },
  },
  MuiMenu: { styleOverrides: { paper: { borderRadius: 14, boxShadow: t['e-2'] } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: 13.5, minHeight: 38 } } },
  MuiTooltip: { defaultProps: { enterDelay: 500 } },
});

/** MUI's parts in the look of the design. */
export const components = (t: Tokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': customProperties(t),
      body: { background: t.bg, color: t.ink, fontSize: 13.5, lineHeight: 1.45 },
    },
  },
  ...buttons(t),
  ...tables(t),
  ...inputs(t),
  ...floating(t),
});
