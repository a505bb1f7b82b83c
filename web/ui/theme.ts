import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The green of the state. Shade 7 is the rest, 8 the hover: both stand out from white by more than 4.5 to 1. */
const green: MantineColorsTuple = [
  '#eff7f2',
  '#dceee4',
  '#b9dcc9',
  '#8cc4a6',
  '#57a67e',
  '#2d875b',
  '#187549',
  '#0b6640',
  '#08533a',
  '#053f2c',
]

const red: MantineColorsTuple = [
  '#fdf2f1',
  '#fae1df',
  '#f4c2be',
  '#eb9791',
  '#de6a62',
  '#cd443b',
  '#bd332a',
  '#a82a22',
  '#8c221c',
  '#701b16',
]

/** Warm grey, for everything that is not the state's colour. */
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f2ee',
  '#e8e5df',
  '#d9d5cd',
  '#bfbab0',
  '#8b867c',
  '#6b675f',
  '#54504a',
  '#383530',
  '#1f1d1a',
]

/** How Mantine's parts look here. What style sheets read of it stands in theme-variables.css, kept in step by theme.test.ts. */
export const theme = createTheme({
  colors: { green, red, gray },
  primaryColor: 'green',
  primaryShade: 7,
  black: '#1f1d1a',
  fontFamily: 'system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
  shadows: {
    xs: '0 1px 2px rgb(31 29 26 / 0.12)',
    sm: '0 1px 4px rgb(31 29 26 / 0.14)',
    md: '0 4px 12px rgb(31 29 26 / 0.16)',
    lg: '0 8px 24px rgb(31 29 26 / 0.2)',
    xl: '0 24px 64px rgb(31 29 26 / 0.3)',
  },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'description', 'error', 'input'] } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})
