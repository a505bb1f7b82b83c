import { below, oneOf, type Random } from '../random.ts'
import type { WrittenCell } from './register-line.ts'

const prefixes = [
  '803',
  '806',
  '813',
  '816',
  '703',
  '706',
  '805',
  '807',
  '705',
  '802',
  '808',
  '701',
  '901',
  '903',
  '905',
  '915',
]

/** Ways to write a mobile number whose ten digits after the 0 are given. */
const ways: readonly ((digits: string) => string | number)[] = [
  (digits) => `0${digits}`,
  (digits) => `0${digits}`,
  (digits) => `0${digits}`,
  // A sheet takes the number for an amount and drops the 0.
  (digits) => Number(digits),
  (digits) => digits,
  (digits) => `+234${digits}`,
  (digits) => `234${digits}`,
  (digits) => `+234 (0)${digits}`,
  (digits) => `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
  (digits) => `0${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
  (digits) => `0${digits.slice(0, 3)}\u00a0${digits.slice(3)}`,
  (digits) => `'0${digits}`,
  (digits) => `Tel: 0${digits}`,
  (digits) => `GSM 0${digits}`,
  (digits) => `0${digits}.`,
  (digits) => `0${digits}`.replaceAll('0', 'O'),
  (digits) => `0${digits}`.replace('0', 'O'),
  (digits) => `0${digits}`.replaceAll('1', 'l'),
]

const between = [', ', '/', ' / ', '; ', ' & ', ',', '\n', ' or ']

/** Writes a mobile number as clerks do, one line in ten with a second number. The first one is recorded. */
export function writePhone(random: Random): WrittenCell<string> {
  const digits = mobile(random)
  const cell = oneOf(random, ways)(digits)
  const second = random() < 0.1 ? `${oneOf(random, between)}0${mobile(random)}` : ''
  return { cell: second ? `${cell}${second}` : cell, means: `+234${digits}` }
}

/** A number with nine digits: one is missing, and nobody can tell which. */
export function writeShortPhone(random: Random): WrittenCell<null> {
  return { cell: `0${mobile(random).slice(0, 8)}`, means: null, isDoubtful: true }
}

/** The number as another clerk writes it on another page. */
export function writePhoneAgain(random: Random, phone: string): string | number {
  return oneOf(random, ways)(phone.replace('+234', ''))
}

function mobile(random: Random): string {
  return oneOf(random, prefixes) + String(below(random, 10_000_000)).padStart(7, '0')
}
