import os from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { isFullCrossing } from './tests/e2e/support/crossing.ts'
import type { JourneyOptions } from './tests/e2e/support/fixtures.ts'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const chromium = process.env.ETALASE_CHROMIUM
const quiet = [
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
	// The contexts of a worker share the script that a process has compiled.
	'--renderer-process-limit=1',
]

/**
 * Journeys that are about forms, orders and money. To decode and draw the pictures of products takes almost half of a
 * page's processor time, and nothing in these depends on them; that every page has its pictures, the others show.
 */
const withoutPictures =
	/\/(account-orders|account-pages|admin|affiliate|agents|analytics|auth|cart|checkout|cod|couriers|flash-sale|google|guard|lost|messages|online-payment|orders|phone|privacy|profile|profile-pages|profile-person|qris|setup|slow|vouchers|wallet|wishlist)\.spec\.ts$/
const withoutScript = { use: { javaScriptEnabled: false }, grepInvert: /@script/ }
const script = { grepInvert: isFullCrossing ? /@no-script/ : /@no-script|@full-crossing/ }
const browser = (args: string[]) => ({
	args: [...quiet, ...args],
	...(chromium ? { executablePath: chromium } : {}),
})
const noPictures = browser(['--blink-settings=imagesEnabled=false'])

export default defineConfig<object, JourneyOptions>({
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
		launchOptions: browser([]),
	},
	// See tests/e2e/support/crossing.ts for the tags.
	projects: [
		// Over HTTP, where the crossing takes a browser.
		...(isFullCrossing
			? [
					{
						...withoutScript,
						name: 'no-script, no pictures',
						testMatch: withoutPictures,
						use: { javaScriptEnabled: false, launchOptions: noPictures },
					},
					{ ...withoutScript, name: 'no-script', testIgnore: withoutPictures },
				]
			: [
					{
						name: 'plain',
						grep: /@form|@no-script/,
						grepInvert: /@full-crossing/,
						use: { javaScriptEnabled: false, isPlain: true },
					},
				]),
		{ ...script, name: 'script', testIgnore: withoutPictures },
		{
			...script,
			name: 'script, no pictures',
			testMatch: withoutPictures,
			use: { launchOptions: noPictures },
		},
	],
})
