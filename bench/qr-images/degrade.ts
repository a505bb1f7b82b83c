import type { Random } from '../random.ts'
import { drawn, type Picture, shadeAt } from './picture.ts'

/** How a picture of a paper is worse than the print. Each figure is the worst case of what is chosen at random. */
interface Damage {
  /** The standard deviation of the blur, in pixels. */
  blur: number
  /** The standard deviation of the noise, of 255. */
  noise: number
  /** Degrees to either side. */
  turn: number
  /** The share of the code's area that a stain covers. */
  stain: number
}

/** Stains, turns, blurs and adds noise to a print, which lies on white paper. */
export function degrade(print: Picture, { blur, noise, turn, stain }: Damage, random: Random): Picture {
  const stained = withStain(print, stain, random)
  const turned = withTurn(stained, (random() * 2 - 1) * turn)
  const blurred = withBlur(turned, blur * (0.5 + random() / 2))
  const light = withShadow(blurred, random)
  return { ...light, pixels: light.pixels.map((shade) => shade + noise * normal(random)) }
}

/** A round stain, as of coffee, somewhere on the code: it takes two fifths of the light, from paper and from ink alike. */
function withStain(print: Picture, share: number, random: Random): Picture {
  const side = print.width
  const radius = side * Math.sqrt(share / Math.PI)
  const [x0, y0] = [radius + random() * (side - 2 * radius), radius + random() * (side - 2 * radius)]
  return drawn(side, (x, y) => {
    const shade = print.pixels[y * side + x] ?? 255
    return (x - x0) ** 2 + (y - y0) ** 2 < radius ** 2 ? 0.6 * shade : shade
  })
}

function withTurn(print: Picture, degrees: number): Picture {
  const side = Math.ceil(print.width * 1.25)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middle, from] = [side / 2, print.width / 2]
  return drawn(side, (x, y) => {
    const [dx, dy] = [x - middle, y - middle]
    return shadeAt(print, from + dx * cos - dy * sin, from + dx * sin + dy * cos)
  })
}

function withBlur(picture: Picture, deviation: number): Picture {
  const reach = Math.ceil(deviation * 3)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const along = (from: Picture, dx: number, dy: number) =>
    drawn(from.width, (x, y) =>
      weights.reduce((total, weight, index) => {
        const [column, row] = [x + (index - reach) * dx, y + (index - reach) * dy]
        const isInside = column >= 0 && row >= 0 && column < from.width && row < from.height
        return total + (weight / sum) * (isInside ? (from.pixels[row * from.width + column] ?? 255) : 255)
      }, 0),
    )
  return along(along(picture, 1, 0), 0, 1)
}

/** Light from one side. */
function withShadow(picture: Picture, random: Random): Picture {
  const [across, down] = [random() * 0.15, random() * 0.15]
  return drawn(
    picture.width,
    (x, y) => (picture.pixels[y * picture.width + x] ?? 255) * (1 - (across * x + down * y) / picture.width),
  )
}

/** A normally distributed number (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
