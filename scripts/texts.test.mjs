import { expect, test } from 'vitest'
import { faultsOf, tableFaults } from './texts.ts'

const id = {
	'cart:title': 'Keranjang',
	'cart:said.ADDED': 'Masuk',
	'cart:pieces_other': '{{count}} buah',
}
const en = {
	'cart:title': 'Cart',
	'cart:said.ADDED': 'Added',
	'cart:pieces_one': '{{count}} piece',
	'cart:pieces_other': '{{count}} pieces',
}
const screen = `
	const { t } = useTranslation('cart')
	t('title'), t(\`said.\${message}\`), t('pieces', { count })
`

const faults = ({ texts = {}, code = screen } = {}) =>
	faultsOf(
		new Map(
			Object.entries({ id, en, ...texts }).map(([language, own]) => [
				language,
				new Map(Object.entries(own)),
			]),
		),
		{ 'app/Cart.tsx': code },
	)
const without = (texts, key) =>
	Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key))

test('finds nothing where every text has both languages and a user', () => {
	expect(faults()).toEqual([])
})

test.each([
	['a text in one language', { texts: { en: without(en, 'cart:title') } }, 'en lacks cart:title.'],
	[
		'a form of a plural',
		{ texts: { en: without(en, 'cart:pieces_one') } },
		'en lacks cart:pieces.',
	],
	[
		'a form that the language does not have',
		{ texts: { id: { ...id, 'cart:pieces_one': '{{count}} buah' } } },
		'id has no plural form cart:pieces_one.',
	],
	[
		'a value in one language',
		{ texts: { en: { ...en, 'cart:title': 'Cart of {{name}}' } } },
		'cart:title has other values in en.',
	],
	[
		'a text without a user',
		{ code: screen.replace("t('title'), ", '') },
		'Nothing uses the text cart:title.',
	],
	[
		'the text of a message',
		{ code: `${screen}; z.string().min(1, 'cart:none')` },
		'app/Cart.tsx: there is no text cart:none.',
	],
	[
		'the texts of codes',
		{ code: `${screen}; codeText(t, 'refused', code)` },
		'app/Cart.tsx: there is no text refused.',
	],
])('finds what lacks: %s', (_what, change, fault) => {
	expect(faults(change)).toContain(fault)
})

test('finds a key of a table that nothing uses', () => {
	const texts = new Map([
		[
			'en',
			new Map([
				['ORDER_PAID', 'Paid'],
				['ORDER_GONE', 'Gone'],
			]),
		],
	])
	expect(tableFaults([texts], { 'a.ts': "problem('ORDER_PAID')" })).toEqual([
		'Nothing uses the text ORDER_GONE.',
	])
})
