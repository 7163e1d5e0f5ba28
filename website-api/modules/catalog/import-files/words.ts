import type { ProductStatus } from '#contract/stocked-product.ts'
import { cutText } from './cut-text.ts'

const statuses: Record<ProductStatus, readonly string[]> = {
	ACTIVE: ['active', 'aktif', 'published', 'publish', 'terbit', 'tayang'],
	DRAFT: [
		'draft',
		'draf',
		'inactive',
		'nonaktif',
		'non-aktif',
		'tidak aktif',
		'private',
		'pending',
	],
	ARCHIVED: ['archived', 'arsip', 'diarsipkan'],
}

/** The status that a word of a file means; undefined: unknown. */
export function statusOf(text: string): ProductStatus | undefined {
	const word = text.trim().toLowerCase()
	if (statuses.ACTIVE.includes(word)) return 'ACTIVE'
	if (statuses.DRAFT.includes(word)) return 'DRAFT'
	return statuses.ARCHIVED.includes(word) ? 'ARCHIVED' : undefined
}

const yes = new Set(['true', '1', 'yes', 'y', 'ya', 'benar', 'aktif', 'on', 'visible'])
const no = new Set([
	'false',
	'0',
	'-1',
	'-2',
	'no',
	'n',
	'tidak',
	'salah',
	'nonaktif',
	'off',
	'hidden',
])

/** Yes or no in words of a file; undefined: neither. */
export function yesNoOf(text: string): boolean | undefined {
	const word = text.trim().toLowerCase()
	return yes.has(word) ? true : no.has(word) ? false : undefined
}

/** Whether a spreadsheet program shortened a number to this, e.g. `8,99123E+12`. */
export function isShortened(text: string): boolean {
	return /^\d(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text)
}

/** A text on one line, without invisible marks of direction, at most so long. */
export function lineOf(text: string, most: number): string {
	const line = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
	return cutText(line.replace(/\s+/g, ' ').trim(), most).trim()
}
