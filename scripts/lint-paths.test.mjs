import { Linter } from 'eslint'
import { expect, test } from 'vitest'
import { namedPaths } from './lint-paths.mjs'

const errorsOf = (code) =>
	new Linter().verify(code, {
		languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
		plugins: { addresses: { rules: { named: namedPaths } } },
		rules: { 'addresses/named': 'error' },
	})

test.each([
	"path('/Cart')",
	"path('/')",
	'path(`/product/${slug}`)',
	"goTo(locale, '/profile')",
	'<a href="/faq" />',
	'<Form action={`/profile/bank/${id}`} />',
])('refuses an address written out: %s', (code) => {
	expect(errorsOf(code)).toHaveLength(1)
})

test.each([
	'path(paths.cart)',
	'path(`${paths.products}?page=2`)',
	"text.split('/')",
	"fetchFrom('/media/1')",
	'<link href="/favicon.svg" />',
])('allows %s', (code) => {
	expect(errorsOf(code)).toEqual([])
})
