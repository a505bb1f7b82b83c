import { defineConfig } from '@playwright/test'
import { address, firstOfficer } from './e2e/address.ts'
import { chromiumArgs, chromiumPath } from './e2e/browser.ts'

const isCi = Boolean(process.env.CI)

/** These tests do not depend on the screen width, or set it themselves, so they run only on the desktop. */
const desktopOnly = [
  ...['buttons', 'catalogue', 'csp', 'every-screen', 'expired', 'guards', 'keyboard', 'messages', 'new-registration'],
  ...['penalties', 'places', 'printing', 'queue', 'review', 'slow-connections'],
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Tests can run in parallel: each has its own people and facilities.
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
    // To debug a failure: npx playwright test --trace on. Tracing every run would take a tenth of the time.
    trace: 'off',
    video: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/short-application.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: desktopOnly.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: 'npm exec -- node e2e/serve.ts',
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
