import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run screenshots`: not tests, but pictures of the built shop to look at. */
export default defineConfig(journeys, {
	testDir: 'tests/screens',
	outputDir: '.cache/screens',
	reporter: [['line']],
	use: { trace: 'off' },
})
