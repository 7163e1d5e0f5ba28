import { expect, test } from 'vitest'
import { linkedData } from './thing.ts'

const hostile = '</script><script>alert(1)</script><!--\u2028\u2029"\'&amp;'

test('nothing in linked data can end its script, and all of it is read back', () => {
	const text = linkedData([{ '@type': 'Thing', name: hostile }])
	expect(text).not.toMatch(/[<>&\u2028\u2029]/)
	expect(JSON.parse(text)).toEqual({
		'@context': 'https://schema.org',
		'@type': 'Thing',
		name: hostile,
	})
})

test('several things are one graph, and what is not known is left out', () => {
	const text = linkedData([{ '@type': 'Brand', name: 'A', url: undefined }, { '@type': 'Brand' }])
	expect(JSON.parse(text)).toEqual({
		'@context': 'https://schema.org',
		'@graph': [{ '@type': 'Brand', name: 'A' }, { '@type': 'Brand' }],
	})
})
