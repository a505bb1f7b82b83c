interface Shape {
  d: string
  fill?: string
  stroke?: string
  strokeWidth?: number
}

/** The portal's own sign, which stands where a ministry has no crest: shapes on a square of 48, the lowest first. */
export const portalSign: { size: number; shapes: readonly Shape[] } = {
  size: 48,
  shapes: [
    {
      d: 'M24 2 43 7.5V24c0 10.5-7.5 18-19 22C12.5 42 5 34.5 5 24V7.5z',
      fill: '#0b6640',
      stroke: '#ffffff',
      strokeWidth: 2,
    },
    { d: 'M20.5 11.5h7v8h8v7h-8v8h-7v-8h-8v-7h8z', fill: '#ffffff' },
    { d: 'M12 38c4-2.5 8-2.5 12 0 4-2.5 8-2.5 12 0', stroke: '#ffd978', strokeWidth: 2 },
  ],
}
