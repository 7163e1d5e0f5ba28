import { expect, test } from 'vitest'
import { buildCheckMs, createBuildCheck } from './build-check.ts'
import { mayReload } from './reload-guard.ts'

function page(ask: () => Promise<boolean>) {
	const clock = { at: 1_000_000 }
	const stored = new Map<string, string>()
	const store = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	}
	const now = () => clock.at
	return { clock, ...createBuildCheck({ ask, now, mayReload: () => mayReload(clock.at, store) }) }
}

test('a page of the present build navigates by itself', async () => {
	const { check, needsDocument } = page(() => Promise.resolve(true))
	expect(needsDocument()).toBe(false)
	await check()
	expect(needsDocument()).toBe(false)
})

test('[BC-13] a page of an older build loads the document, at most once in 10 s', async () => {
	const { check, needsDocument, clock } = page(() => Promise.resolve(false))
	await check()
	expect(needsDocument()).toBe(true)
	clock.at += 9_999
	expect(needsDocument()).toBe(false)
	clock.at += 1
	expect(needsDocument()).toBe(true)
})

test('an answer that does not come says nothing', async () => {
	const { check, needsDocument } = page(() => Promise.reject(new TypeError('offline')))
	await check()
	expect(needsDocument()).toBe(false)
})

test('a page that has slept loads the document', async () => {
	const { check, needsDocument, clock } = page(() => Promise.resolve(true))
	clock.at += 2 * buildCheckMs + 1
	expect(needsDocument()).toBe(true)
	await check()
	clock.at += 10_000
	expect(needsDocument()).toBe(false)
})
