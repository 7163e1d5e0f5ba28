import { expect, test } from 'vitest'
import {
	codeText,
	messageText,
	type KeyOf,
	type QualifiedKeyOf,
	type Translate,
} from './text-keys.ts'

type Files = {
	cart: {
		title: string
		said: { ADDED: string; FULL: string }
		pieces_one: string
		pieces_other: string
	}
}
type Key = KeyOf<Files['cart']> | QualifiedKeyOf<Files>
const t: Translate<Key> = (key, values) => JSON.stringify([key, values])

test('keys compile that exist, and templates whose values all have a text', () => {
	const said = (message: 'ADDED' | 'FULL') => t(`said.${message}`)
	expect([t('title'), t('cart:title'), t('pieces', { count: 1 }), said('FULL')]).toEqual([
		'["title",null]',
		'["cart:title",null]',
		'["pieces",{"count":1}]',
		'["said.FULL",null]',
	])
	// @ts-expect-error There is no such text.
	t('name')
	// @ts-expect-error There is no such text.
	t('cart:name')
	// @ts-expect-error GONE has no text.
	const lacking = (message: 'ADDED' | 'FULL' | 'GONE') => t(`said.${message}`)
	// @ts-expect-error A string may be any text.
	const unknown = (message: string) => t(`said.${message}`)
	expect([lacking, unknown].map((one) => one('ADDED'))).toEqual([said('ADDED'), said('ADDED')])
})

test('a message is any key, and a code without a text is shown itself', () => {
	expect(messageText(t, 'cart:full', { stock: '1' })).toBe('["cart:full",{"stock":"1"}]')
	expect(codeText(t, 'said', 'GONE')).toBe('["said.GONE",{"defaultValue":"GONE"}]')
})
