import os from 'node:os'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/memory-folder.ts'

keepTemporaryFilesInMemory()

const exclude = ['**/node_modules/**', 'build/**']
/** Tests that replace a package for a whole file, which only works in a process of their own. */
const isolated = '**/*.isolated.test.{ts,tsx}'
const eachTest = 'tests/support/each-test.ts'
const setupFiles = ['tests/support/cheap-passwords.ts', eachTest]
// Far beyond what anything takes: a slow machine must not fail a test.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 }
const everywhere = {
	...patience,
	// Pages and their checks leave so much garbage that to collect it often takes a fifth of a worker's time.
	execArgv: ['--max-semi-space-size=64'],
	// A test that asserts nothing fails. Tests that ran concurrently would share the count, so none do. What `expect.poll`
	// waits for comes late on a slow machine.
	expect: { requireAssertions: true, poll: { timeout: 150_000 } },
}

export default defineConfig({
	test: {
		reporters: ['default'],
		experimental: { fsModuleCachePath: process.env.ETALASE_TEST_MODULE_CACHE },
		// Vitest itself leaves one processor idle.
		maxWorkers: os.availableParallelism(),
		// A PostgreSQL or a built shop may need longer to stop on a slow machine.
		teardownTimeout: 60_000,
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'admin/**/*.test.ts',
						'app/**/*.test.{ts,tsx}',
						'bench/**/*.test.ts',
						'contract/**/*.test.ts',
						'deploy/**/*.test.ts',
						'examples/**/*.test.ts',
						'process/**/*.test.ts',
						'server/**/*.test.ts',
						'web/**/*.test.{ts,tsx}',
						'website-api/**/*.test.ts',
						'scripts/**/*.test.mjs',
						'tests/{guard,loaders,support}/**/*.test.{ts,tsx}',
					],
					exclude: [...exclude, isolated],
					globalSetup: ['tests/support/global-pglite.ts', 'tests/support/global-postgres.ts'],
					setupFiles,
					// Test files share a process: to load the website API anew for each costs more than most tests.
					isolate: false,
					...everywhere,
				},
			},
			{
				test: {
					name: 'isolated',
					include: [isolated],
					exclude,
					globalSetup: ['tests/support/global-pglite.ts'],
					setupFiles: [eachTest],
					...everywhere,
				},
			},
			{
				test: {
					name: 'page',
					include: ['tests/pages/**/*.test.ts'],
					exclude,
					// One built shop for all files, which share a process, too.
					globalSetup: [
						'tests/support/global-shop-on-postgres.ts',
						'tests/support/global-pglite.ts',
					],
					isolate: false,
					...everywhere,
				},
			},
			{
				test: {
					name: 'money',
					include: ['tests/money/**/*.test.ts'],
					exclude,
					globalSetup: ['tests/support/global-postgres.ts'],
					setupFiles,
					isolate: false,
					...everywhere,
				},
			},
			{
				test: {
					name: 'citus',
					include: ['tests/citus/**/*.test.ts'],
					exclude,
					globalSetup: ['tests/support/global-citus.ts'],
					setupFiles,
					...everywhere,
				},
			},
			{
				test: {
					name: 'storm',
					include: ['tests/storm/**/*.test.ts'],
					exclude,
					globalSetup: ['tests/support/global-postgres.ts'],
					...everywhere,
				},
			},
		],
	},
})
