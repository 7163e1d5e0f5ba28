import { test } from 'vitest'
import { sizeOf } from '#tests/support/sizes.ts'

/** The languages of the shop, with their address prefixes. */
export const languages = [
	{ lang: 'id', prefix: '' },
	{ lang: 'en', prefix: '/en' },
] as const

/**
 * Declares the tests of one language: all of them in `npm run test:all`, usually every other one, and the rest in the
 * other language.
 */
export function testsIn(lang: (typeof languages)[number]['lang']) {
	const stride = sizeOf({ usual: 2, full: 1 })
	let at = lang === 'id' ? 0 : 1
	return (title: string, run: () => Promise<void>) => {
		if (at++ % stride === 0) test(title, run)
	}
}
