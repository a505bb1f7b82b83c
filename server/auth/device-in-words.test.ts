import { expect, it } from 'vitest'
import { deviceInWords } from './device-in-words.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Chrome on an Android phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; SM-T505) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Safari/537.36',
    'Samsung Internet for Android on an Android tablet',
  ],
  ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16', 'Opera on an Android phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0',
    'Microsoft Edge on a Windows computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox on a Linux computer'],
  ['Pay at evil.example/1.0 (Windows NT 10.0)', 'A browser on a Windows computer'],
  ['<script>alert(1)</script>', 'A device of unknown kind'],
  [undefined, 'A device of unknown kind'],
])('calls %s %s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words)
})
