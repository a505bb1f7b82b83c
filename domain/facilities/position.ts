/**
 * The rectangle around Nigeria: from Akassa on the Atlantic to the border in the north of Sokoto, and from the border with
 * Benin to Lake Chad, in degrees. It is a check against slips (a digit too few, another country, 0 and 0 from a phone without
 * a fix). The border itself would refuse facilities that are close to it, because a phone is wrong by up to some hundred metres.
 */
export const nigeria = {
  latitude: { min: 4.2, max: 13.95 },
  longitude: { min: 2.6, max: 14.75 },
} as const

/** '9.61390, 6.55690': a position to about a metre, as maps show it. */
export function positionInWords({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}
