import { expect, test } from 'vitest'
import { stepInTabs, tabAt } from './tab-keys.ts'

test.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['Tab', 1, undefined],
])('%s leads from tab %d to %s of three', (key, chosen, next) => {
	expect(stepInTabs(key, chosen, 3)).toBe(next)
})

test.each([
	['#care-2', 1],
	['#care-0', undefined],
	['#care-x', undefined],
	['#other-2', undefined],
	['', undefined],
])('%j names tab %s', (hash, tab) => {
	expect(tabAt(hash, 'care')).toBe(tab)
})
