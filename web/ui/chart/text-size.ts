/** The size of every text in a drawing, in its units: sixteenths of the text size that the person has set. */
export const textSize = 11
/** The width of a letter, a little more than the average, so that no text needs more room than it was given. */
const letter = 6.8

/** The room that a text needs. */
export function widthOf(text: string): number {
  return text.length * letter
}

/** The room that the longest of some texts needs. */
export function widestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(widthOf))
}

/** A length of a drawing as a length of the page. */
export function inRem(units: number): string {
  return `${units / 16}rem`
}

/** The middle of a text that stays inside the drawing. */
export function middleInside(middle: number, text: string, width: number): number {
  const half = widthOf(text) / 2
  return Math.max(half, Math.min(middle, width - half))
}
