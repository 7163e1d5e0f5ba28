import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', 'build/**']

export default defineConfig({
	test: {
		reporters: ['default'],
		projects: [
			{
				test: {
					name: 'unit',
					include: [
						'app/**/*.test.{ts,tsx}',
						'bench/**/*.test.ts',
						'contract/**/*.test.ts',
						'examples/**/*.test.ts',
						'process/**/*.test.ts',
						'server/**/*.test.ts',
						'website-api/**/*.test.ts',
						'scripts/**/*.test.mjs',
						'tests/{guard,loaders,support}/**/*.test.{ts,tsx}',
					],
					exclude,
					globalSetup: ['tests/support/global-pglite.ts'],
					setupFiles: ['tests/support/no-waiting-in-transactions.ts'],
					// Far beyond what anything takes: a slow machine must not fail a test.
					testTimeout: 240_000,
					hookTimeout: 240_000,
				},
			},
			{
				test: {
					name: 'page',
					include: ['tests/pages/**/*.test.ts'],
					exclude,
					// One built shop for all files.
					globalSetup: ['tests/support/global-shop.ts'],
					testTimeout: 240_000,
					hookTimeout: 240_000,
				},
			},
			{
				test: {
					name: 'money',
					include: ['tests/money/**/*.test.ts'],
					exclude,
					globalSetup: ['tests/support/global-postgres.ts'],
					setupFiles: ['tests/support/no-waiting-in-transactions.ts'],
					// One file at a time: these tests are about hundreds of parallel requests, not about files.
					fileParallelism: false,
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: 'storm',
					include: ['tests/storm/**/*.test.ts'],
					exclude,
					globalSetup: ['tests/support/global-postgres.ts'],
				},
			},
		],
	},
})
