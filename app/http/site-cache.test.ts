import { expect, test, vi } from 'vitest'
import { apiOver } from './api.server.ts'
import { createSiteCache, plainSite } from './site-cache.server.ts'

const down = () => Promise.reject(new Error('down'))
const broken = apiOver(down, down, 'id')

test('every part that nobody knows is told of, each time, and its default stands in', async () => {
	const keeper = createSiteCache()
	for (const _visit of [1, 2]) {
		const onMissing = vi.fn()
		expect(await keeper.site('1:id', broken, onMissing)).toEqual(plainSite)
		expect(onMissing).toHaveBeenCalledTimes(7)
		expect(await keeper.categories('1:id', broken, onMissing)).toEqual([])
		expect(onMissing).toHaveBeenCalledTimes(8)
	}
})

test('the last good copy is not missing: it is what the shop itself shows until its source is back', async () => {
	const keeper = createSiteCache({ freshMs: 0 })
	const good = { ...broken, catalog: { ...broken.catalog, categories: () => Promise.resolve([]) } }
	const onMissing = vi.fn()
	await keeper.categories('1:id', good, onMissing)
	expect(await keeper.categories('1:id', broken, onMissing)).toEqual([])
	expect(await keeper.categories('1:id', broken, onMissing)).toEqual([])
	expect(onMissing).not.toHaveBeenCalled()
})
