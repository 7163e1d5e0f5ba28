import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrackerIds } from './track.ts'

const google = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234'
const meta = 'https://connect.facebook.net/en_US/fbevents.js'

/** A document that records the scripts appended to it. */
function emptyDocument(dataset: Record<string, string> = {}) {
	const loaded: string[] = []
	const document = {
		currentScript: { dataset },
		createElement: () => ({ src: '' }),
		head: { append: ({ src }: { src: string }) => void loaded.push(src) },
	}
	return { document, loaded }
}

const cases: [ids: TrackerIds, scripts: string[]][] = [
	[{ analyticsId: 'G-TEST1234', pixelId: '123456789012' }, [google, meta]],
	[{ analyticsId: 'G-TEST1234', pixelId: null }, [google]],
	[{ analyticsId: null, pixelId: '123456789012' }, [meta]],
	[{ analyticsId: null, pixelId: null }, []],
]

describe('[SC-05] loads the tracker scripts of the ids that are set', () => {
	beforeEach(() => vi.resetModules())
	afterEach(() => vi.unstubAllGlobals())

	test.each(cases)('%j', async (ids, scripts) => {
		const { document, loaded } = emptyDocument()
		vi.stubGlobal('document', document)
		vi.stubGlobal('window', {})
		const { startTrackers } = await import('./start-trackers.ts')
		startTrackers(ids)
		expect(loaded).toEqual(scripts)
	})

	test.each(cases)(
		'%j on a page without a script of the shop',
		({ analyticsId, pixelId }, scripts) => {
			const { document, loaded } = emptyDocument({
				...(analyticsId === null ? {} : { analytics: analyticsId }),
				...(pixelId === null ? {} : { pixel: pixelId }),
			})
			const source = new URL('../../../public/measure.js', import.meta.url)
			runInNewContext(readFileSync(source, 'utf8'), { document, window: {} })
			expect(loaded).toEqual(scripts)
		},
	)
})
