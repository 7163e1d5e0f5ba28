import os from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { isFullCrossing } from './tests/e2e/support/crossing.ts'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const chromium = process.env.ETALASE_CHROMIUM
const quiet = [
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
]

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	globalSetup: './tests/support/global-shop.ts',
	fullyParallel: true,
	forbidOnly: true,
	// A browser or a connection may break down beside a full machine; the report names what succeeded only the second
	// time as flaky.
	retries: 1,
	// One more than there are processors: a journey waits for a part of its time.
	workers: os.availableParallelism() + 1,
	// Far beyond what anything takes: a busy machine must not fail a journey.
	timeout: 150_000,
	expect: { timeout: 30_000 },
	reporter: [['list'], ['json', { outputFile: 'reports/journeys.json' }]],
	use: {
		...devices['Desktop Chrome'],
		// Set by the global set-up; absent while it runs.
		baseURL: `http://localhost:${process.env.ETALASE_TEST_PORT ?? 0}`,
		locale: 'id-ID',
		timezoneId: 'Asia/Jakarta',
		// A worker answers out of the tests' sight; the journeys that are about it allow it.
		serviceWorkers: 'block',
		// Recording costs a third of a journey's time; `--trace on` records one that fails.
		launchOptions: {
			args: quiet,
			...(chromium ? { executablePath: chromium } : {}),
		},
	},
	// See tests/e2e/support/crossing.ts for the tags.
	projects: [
		// First, since it has the longest journeys: at the end, the other workers would wait for them.
		{
			name: 'no-script',
			use: { javaScriptEnabled: false },
			...(isFullCrossing ? { grepInvert: /@script/ } : { grep: /@form|@no-script/ }),
		},
		{ name: 'script', grepInvert: /@no-script/ },
	],
})
