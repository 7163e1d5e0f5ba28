import { expect, test } from 'vitest'
import { jsonLdText } from './structured-data.ts'

const hostile = '</script><script>alert(1)</script><!--\u2028\u2029"\'&amp;'

test('escapes values that could end the script, without changing them', () => {
	const text = jsonLdText([{ '@type': 'Thing', name: hostile }])
	expect(text).not.toMatch(/[<>&\u2028\u2029]/)
	expect(JSON.parse(text)).toEqual({
		'@context': 'https://schema.org',
		'@type': 'Thing',
		name: hostile,
	})
})

test('puts several objects into one graph and leaves undefined values out', () => {
	const text = jsonLdText([{ '@type': 'Brand', name: 'A', url: undefined }, { '@type': 'Brand' }])
	expect(JSON.parse(text)).toEqual({
		'@context': 'https://schema.org',
		'@graph': [{ '@type': 'Brand', name: 'A' }, { '@type': 'Brand' }],
	})
})
