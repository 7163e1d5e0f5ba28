import { expect, test } from 'vitest'
import { closed, dynamicQris, StaticQris } from './qris.ts'

const field = (tag: string, value: string) =>
	`${tag}${String(value.length).padStart(2, '0')}${value}`
const merchant = field('26', field('00', 'ID.CO.CONTOH.WWW') + field('01', '936009990000000001'))
const place = field('58', 'ID') + field('59', 'TOKO') + field('60', 'BANDUNG')
const code = (middle: string) => closed(`000201${field('01', '11')}${middle}`)
const plain = code(merchant + field('52', '5691') + field('53', '360') + place)

test('the checksum of a code is the CRC of the standard', () => {
	// The check value that CRC catalogues list for CRC-16/CCITT-FALSE.
	expect(closed('123456789').slice(0, -4)).toBe('1234567896304')
	const known = '00020101021126650016ID.CO.CONTOH.WWW011893600999000000000102120000000000010303UMI'
	expect(StaticQris.safeParse(plain).success).toBe(true)
	expect(StaticQris.safeParse(known).success).toBe(false)
})

test('a dynamic code is the merchant’s code with the amount, fields in order of their tags', () => {
	const dynamic = dynamicQris(plain, 150_123)
	expect(dynamic).toContain(field('01', '12'))
	expect(dynamic).toContain(`${field('53', '360')}${field('54', '150123')}${field('58', 'ID')}`)
	expect(dynamic).toContain(merchant)
	expect(closed(dynamic.slice(0, -8))).toBe(dynamic)
	expect(dynamicQris(dynamic, 150_123)).toBe(dynamic)
})

test('replaces an amount and removes a tip that the merchant’s code contains', () => {
	const asking = code(merchant + field('53', '360') + field('54', '1') + field('55', '01') + place)
	expect(dynamicQris(asking, 999)).toBe(
		dynamicQris(code(merchant + field('53', '360') + place), 999),
	)
})

test.each([
	['nothing', ''],
	['an address', 'https://contoh.example/bayar'],
	['a wrong check', `${plain.slice(0, -1)}${plain.endsWith('0') ? '1' : '0'}`],
	['a cut code', plain.slice(0, 60)],
	[
		'a wrong length',
		closed(plain.slice(0, -8).replace('0016ID', '0099ID').replace('5204', '5299')),
	],
	['another currency', code(merchant + field('53', '840') + place)],
	['another country', code(merchant + field('53', '360') + field('58', 'SG') + field('59', 'A'))],
	['no merchant', code(field('53', '360') + place)],
])('%s is not a static QRIS', (_, text) => {
	expect(StaticQris.safeParse(text).success).toBe(false)
})

test('trims spaces around a pasted code', () => {
	expect(StaticQris.parse(` ${plain}\n`)).toBe(plain)
})
