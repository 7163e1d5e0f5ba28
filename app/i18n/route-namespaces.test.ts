import { expect, test } from 'vitest'
import { routeNamespaces } from './route-namespaces.ts'

test('lists each namespace of the routes once', () => {
	const handles = [
		{ i18n: 'common' },
		undefined,
		{ i18n: ['checkout', 'payment'] },
		{ i18n: 'common' },
	]
	expect(routeNamespaces(handles)).toEqual(['common', 'checkout', 'payment'])
})

test('ignores handles without namespaces', () => {
	expect(routeNamespaces([null, 'x', {}, { i18n: 1 }, { script: false }])).toEqual([])
})
