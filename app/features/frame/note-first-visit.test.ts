import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteFirstVisit } from './note-first-visit.ts'

let asked: string[]
let kept: Map<string, string>
let ok: boolean
beforeEach(() => {
	asked = []
	kept = new Map()
	ok = true
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	})
	vi.stubGlobal('fetch', async (path: string) => {
		asked.push(path)
		return new Response('{}', { status: ok ? 200 : 503 })
	})
})
afterEach(() => vi.unstubAllGlobals())

test('[CK-08] a first visit asks once for an answer of its own', async () => {
	await noteFirstVisit()
	await noteFirstVisit()
	expect(asked).toEqual(['/api/apiAccess'])
	expect(Date.parse(kept.get('FIRST_ACCESS') ?? '')).toBeGreaterThan(0)
})

test('and again at the next page when there was none', async () => {
	ok = false
	await noteFirstVisit()
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
	await noteFirstVisit()
	expect([...kept.keys()]).toEqual([])
})
