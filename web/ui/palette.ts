/** The colours of theme.css that a person can tell apart, by the name of their token. The style guide shows them. */
export const palette = {
  /** The colour of the state. 700 is the default, 800 is for hover. */
  green: {
    'g-50': '#eff7f2',
    'g-100': '#dceee4',
    'g-200': '#b9dcc9',
    'g-300': '#8cc4a6',
    'g-400': '#57a67e',
    'g-500': '#2d875b',
    'g-600': '#187549',
    'g-700': '#0b6640',
    'g-800': '#08533a',
    'g-900': '#053f2c',
  },
  /** Grey with a trace of green, for everything else. */
  gray: {
    'n-25': '#fafbfa',
    'n-50': '#f5f7f6',
    'n-100': '#edf0ee',
    'n-200': '#d8ddda',
    'n-300': '#c2c9c5',
    'n-400': '#8a948f',
    'n-500': '#65706a',
    'n-600': '#515b56',
    'n-800': '#252d29',
    'n-900': '#131a16',
  },
  /** What a badge, a notice or an error means. */
  meaning: {
    'info-surface': '#e2eafa',
    'info-text': '#1b3f7d',
    'wait-surface': '#fdf0cf',
    'wait-text': '#654300',
    'wait-solid': '#c98a00',
    'ok-surface': '#d9f0e4',
    'ok-text': '#07492f',
    'bad-surface': '#fae1df',
    'bad-edge': '#f4c2be',
    'bad-text': '#7d1d17',
    'bad-solid': '#a82a22',
  },
} as const
