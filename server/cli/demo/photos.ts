import { readFileSync } from 'node:fs'

/** The photos that people take in the demonstration. */
export const photos = ['oxygen', 'ward'].map((name) => ({
  name: `${name}.jpg`,
  bytes: readFileSync(new URL(`photos/${name}.jpg`, import.meta.url)),
}))
