import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldWording } from './field-wording.ts'

const schema = z.object({
	NAME: z.string().min(3).max(5),
	NOTE: z.string().min(1),
	EMAIL: z.email(),
	COUNT: z.number().int().min(1).max(9),
	KIND: z.enum(['A', 'B']),
	LIST: z.array(z.string()).min(1).max(2),
	CODE: z.string().regex(/^[a-z]{2,40}$/),
	DAY: z.iso.date(),
})

function wordsFor(value: Record<string, unknown>, locale: 'id' | 'en') {
	const good = {
		NAME: 'Sari',
		NOTE: 'x',
		EMAIL: 'a@example.com',
		COUNT: 1,
		KIND: 'A',
		LIST: ['x'],
		CODE: 'ab',
		DAY: '2026-01-01',
	}
	const result = schema.safeParse({ ...good, ...value }, { error: fieldWording(locale) })
	return result.error?.issues.map(({ message }) => message) ?? []
}

const inputs: [string, unknown][] = [
	...['NAME', 'NOTE', 'EMAIL', 'COUNT', 'KIND', 'LIST', 'CODE', 'DAY'].flatMap((field) =>
		[undefined, null, '', 'too long a text', 1.5, -1, 100, [], ['a', 'b', 'c'], {}, true].map(
			(value): [string, unknown] => [field, value],
		),
	),
]

describe('the message of an invalid field', () => {
	test.each([
		['NAME', undefined, 'Wajib diisi.', 'This is required.'],
		['NOTE', '', 'Wajib diisi.', 'This is required.'],
		['NAME', 'ab', 'Isi paling sedikit 3 karakter.', 'Use at least 3 characters.'],
		['NAME', 'abcdef', 'Isi paling banyak 5 karakter.', 'Use at most 5 characters.'],
		['EMAIL', 'x', 'Tulis alamat email yang benar.', 'Enter a valid email address.'],
		['COUNT', 0, 'Paling kecil 1.', 'The smallest value is 1.'],
		['COUNT', 10, 'Paling besar 9.', 'The largest value is 9.'],
		['COUNT', 1.5, 'Isian ini tidak sesuai.', 'This is not valid.'],
		['KIND', 'C', 'Pilih salah satu yang tersedia.', 'Choose one of those offered.'],
		['LIST', [], 'Isi paling sedikit 1.', 'Give at least 1.'],
		['LIST', ['a', 'b', 'c'], 'Isi paling banyak 2.', 'Give at most 2.'],
		['CODE', '1', 'Isian ini tidak sesuai.', 'This is not valid.'],
	])('of %s with %j', (field, value, indonesian, english) => {
		expect(wordsFor({ [field]: value }, 'id')).toEqual([indonesian])
		expect(wordsFor({ [field]: value }, 'en')).toEqual([english])
	})

	test('never mentions a type, a pattern or the parser', () => {
		const words = inputs.flatMap(([field, value]) => [
			...wordsFor({ [field]: value }, 'id'),
			...wordsFor({ [field]: value }, 'en'),
		])
		expect(words.length).toBeGreaterThan(100)
		for (const text of words) {
			expect(text).not.toMatch(
				/expected|received|diharapkan|diterima|string|number|NaN|regex|[/^$]/i,
			)
		}
	})
})
