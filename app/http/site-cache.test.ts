import { expect, test, vi } from 'vitest'
import type { Call } from '#app/api/call.ts'
import { apiOver } from './api.server.ts'
import { createSiteCache, plainSite } from './site-cache.server.ts'

const down = () => Promise.reject(new Error('down'))
const broken = apiOver(down, down)

test('reports every missing part each time and serves its default', async () => {
	const cache = createSiteCache()
	for (const _visit of [1, 2]) {
		const onMissing = vi.fn()
		expect(await cache.site('1:id', broken, onMissing)).toEqual(plainSite)
		expect(onMissing).toHaveBeenCalledTimes(7)
		expect(await cache.categories('1:id', broken, onMissing)).toEqual([])
		expect(onMissing).toHaveBeenCalledTimes(8)
	}
})

test('serves the last good copy while the source fails, without reporting it as missing', async () => {
	const cache = createSiteCache({ freshMs: 0 })
	const answer: Call = (schema) => Promise.resolve(schema.parse({ data: { CATEGORY_LIST: [] } }))
	const good = apiOver(answer, down)
	const onMissing = vi.fn()
	await cache.categories('1:id', good, onMissing)
	expect(await cache.categories('1:id', broken, onMissing)).toEqual([])
	expect(await cache.categories('1:id', broken, onMissing)).toEqual([])
	expect(onMissing).not.toHaveBeenCalled()
})
