function channelsOf(colour: string): number[] {
  if (colour.startsWith('#')) {
    const long = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
    return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
  }
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours, `#0b6640` or `rgb(11, 102, 64)`, from 1 to 21. WCAG 2.2, 1.4.3. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
