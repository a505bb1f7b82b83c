import { readFileSync } from 'node:fs'

const pictureOf = (name: string) => readFileSync(new URL(`photos/${name}`, import.meta.url))

/** How whoever is in charge signs in the demonstration. */
export const signature = pictureOf('signature.png')

/** The photos that people take in the demonstration. */
export const photos = ['oxygen', 'ward'].map((name) => ({
  name: `${name}.jpg`,
  bytes: pictureOf(`${name}.jpg`),
}))
