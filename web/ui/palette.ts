/** The portal's colours from light to dark. Style sheets use them from theme.css. Shade 7 is the default, 8 is for hover. */
export const palette = {
  /** The colour of the state. */
  green: ['#eff7f2', '#dceee4', '#b9dcc9', '#8cc4a6', '#57a67e', '#2d875b', '#187549', '#0b6640', '#08533a', '#053f2c'],
  /** For errors and for deleting. */
  red: ['#fdf2f1', '#fae1df', '#f4c2be', '#eb9791', '#de6a62', '#cd443b', '#bd332a', '#a82a22', '#8c221c', '#701b16'],
  /** Warm grey, for everything else. */
  gray: ['#faf9f7', '#f4f2ee', '#e8e5df', '#d9d5cd', '#bfbab0', '#8b867c', '#6b675f', '#54504a', '#383530', '#1f1d1a'],
} as const
