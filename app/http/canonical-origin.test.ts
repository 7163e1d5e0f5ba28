import { expect, test } from 'vitest'
import { canonicalOrigin } from './canonical-origin.ts'

test.each([
	['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
	['https://www.toko.test', 'toko.test', 'https://toko.test'],
	['https://toko.test', null, 'https://toko.test'],
])(
	'%s of a company with the main host %s has the canonical origin %s',
	(origin, mainHost, expected) => {
		expect(canonicalOrigin(origin, mainHost)).toBe(expected)
	},
)
