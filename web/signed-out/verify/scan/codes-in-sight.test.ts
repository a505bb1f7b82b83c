import { expect, it } from 'vitest'
import { codesInSight } from './codes-in-sight.ts'

const ours = 'https://licences.example.gov.ng/verify#1234567890'

it.each([
  [[], { problem: 'none' }],
  [[ours], { code: '1234567890' }],
  [[ours, ours], { code: '1234567890' }],
  [['http://192.168.0.7:3000/verify#42'], { code: '42' }],
  [[ours, 'https://licences.example.gov.ng/verify#99'], { problem: 'several' }],
  [[ours, 'WIFI:S:clinic;;'], { problem: 'several' }],
  [['WIFI:S:clinic;;'], { problem: 'another kind' }],
  [['https://licences.example.gov.ng/verify'], { problem: 'another kind' }],
  [['https://licences.example.gov.ng/verify#12<b>'], { problem: 'another kind' }],
  [['https://licences.example.gov.ng/other/verify#12'], { problem: 'another kind' }],
  [['javascript:alert(1)//x/verify#12'], { problem: 'another kind' }],
  // The code with the longest facts has 622 digits.
  [[`https://licences.example.gov.ng/verify#${'1'.repeat(622)}`], { code: '1'.repeat(622) }],
  [[`https://licences.example.gov.ng/verify#${'1'.repeat(641)}`], { problem: 'another kind' }],
])('%j is %j', (texts, sight) => {
  expect(codesInSight(texts)).toEqual(sight)
})
