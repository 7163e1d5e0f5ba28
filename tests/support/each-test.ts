import { afterEach, expect } from 'vitest'
import { takeFound } from './no-waiting-in-transactions.ts'

// Runs for each test file, whether or not files share a process.
afterEach(() => {
	expect(takeFound()).toEqual([])
})
