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
  /** Warm grey, for everything else. */
  gray: {
    'n-25': '#faf9f7',
    'n-50': '#f4f2ee',
    'n-100': '#e8e5df',
    'n-200': '#d9d5cd',
    'n-300': '#bfbab0',
    'n-400': '#8b867c',
    'n-500': '#6b675f',
    'n-600': '#54504a',
    'n-800': '#383530',
    'n-900': '#1f1d1a',
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
