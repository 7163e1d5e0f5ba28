import { z } from 'zod'

/**
 * QRIS, Indonesia's QR payments: a merchant-presented EMV code. It is a sequence of fields (two digits of tag, two
 * digits of length, the value) that ends with a CRC (Bank Indonesia's standard on EMVCo's "QR Code Specification for
 * Payment Systems: Merchant-Presented Mode", sections 3 and 4).
 */
type Field = { tag: string; value: string }

const POINT_OF_INITIATION = '01'
const AMOUNT = '54'
const COUNTRY = '58'
const MERCHANT_NAME = '59'
const MERCHANT_CITY = '60'
const CRC = '63'
// Tags of a tip or a convenience fee, which would change the amount.
const ADDED_TO_AMOUNT = ['55', '56', '57']

/** Validates a static QRIS; surrounding spaces are trimmed. Fails if payment apps could not read it. */
export const StaticQris = z
	.string()
	.trim()
	.max(512)
	.regex(/^000201[ -~]+$/)
	.refine((text) => isMerchantCode(text))

/** The merchant's code with an exact amount, in whole rupiah. The text must be a `StaticQris`. */
export function dynamicQris(text: string, amount: number): string {
	const replaced = new Set([POINT_OF_INITIATION, AMOUNT, CRC, ...ADDED_TO_AMOUNT])
	const kept = (fieldsOf(text) ?? []).filter(({ tag }) => !replaced.has(tag))
	const fields = [
		...kept,
		{ tag: POINT_OF_INITIATION, value: '12' },
		{ tag: AMOUNT, value: String(amount) },
	].toSorted((one, other) => Number(one.tag) - Number(other.tag))
	return closed(fields.map(written).join(''))
}

/** The merchant's name and city in a static QRIS. The text must be a `StaticQris`. */
export function qrisMerchant(text: string): { name: string; city: string } {
	const fields = fieldsOf(text) ?? []
	const value = (tag: string) => fields.find((field) => field.tag === tag)?.value ?? ''
	return { name: value(MERCHANT_NAME), city: value(MERCHANT_CITY) }
}

/** Appends the CRC to a payload. */
export function closed(payload: string): string {
	const open = `${payload}${CRC}04`
	return `${open}${crcOf(open)}`
}

function isMerchantCode(text: string): boolean {
	const fields = fieldsOf(text)
	if (fields?.at(-1)?.tag !== CRC || closed(text.slice(0, -8)) !== text) return false
	const value = (tag: string) => fields.find((field) => field.tag === tag)?.value
	const hasMerchant = fields.some(({ tag }) => Number(tag) >= 26 && Number(tag) <= 51)
	return value('53') === '360' && value(COUNTRY) === 'ID' && hasMerchant
}

function fieldsOf(text: string): Field[] | undefined {
	const fields: Field[] = []
	for (let at = 0; at < text.length;) {
		const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
		const value = text.slice(at + 4, at + 4 + Number(length))
		if (tag === '' || value.length !== Number(length)) return undefined
		fields.push({ tag, value })
		at += 4 + value.length
	}
	return fields
}

function written({ tag, value }: Field): string {
	return `${tag}${String(value.length).padStart(2, '0')}${value}`
}

/** CRC-16/CCITT-FALSE, four hexadecimal digits. */
function crcOf(text: string): string {
	let crc = 0xffff
	for (const character of text) {
		crc ^= character.charCodeAt(0) << 8
		for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1
	}
	return (crc & 0xffff).toString(16).toUpperCase().padStart(4, '0')
}
