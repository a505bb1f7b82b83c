import { defineConfig } from '@playwright/test'
import { address, firstOfficer } from './e2e/address.ts'
import { chromiumArgs, chromiumPath } from './e2e/browser.ts'

const isCi = Boolean(process.env.CI)

/** What paper, policy, rules, dates, words and keys do is the same at every width; every-screen looks at both by itself. */
const atAnyWidth = [
  ...['buttons', 'catalogue', 'csp', 'every-screen', 'expired', 'guards', 'keyboard', 'messages', 'new-registration'],
  ...['penalties', 'places', 'printing', 'queue', 'review', 'slow-lines'],
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Every journey has people and facilities of its own.
  workers: 3,
  forbidOnly: isCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: isCi ? [['list'], ['json', { outputFile: 'test-reports/e2e.json' }]] : [['list']],
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    actionTimeout: 10_000,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    // To look into a failure: npx playwright test --trace on. Always on, it takes a tenth of the time.
    trace: 'off',
    video: 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: atAnyWidth.map((journey) => `**/${journey}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'npm exec -- node server/main.ts',
    url: address,
    env: {
      HOST: new URL(address).hostname,
      PORT: new URL(address).port,
      // Emptied with the rest of test-results/ when the next run begins.
      DATA_DIR: 'test-results/portal-data',
      // A developer's own .env must not lead the journeys to another database.
      DATABASE_URL: '',
      ADMIN_EMAIL: firstOfficer.email,
      ADMIN_PASSWORD: firstOfficer.password,
    },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
