import { expect, test } from 'vitest'
import { inStandardFont } from './standard-font.ts'

test.each([
	['Jalan Melati No. 12', 'Jalan Melati No. 12'],
	['Café “Pagi” – Rp 1', 'Café “Pagi” – Rp 1'],
	['Ngọc', 'Ngoc'],
	['Budi 你好', 'Budi ??'],
	['satu\ndua', 'satu dua'],
])('%j', (text, drawn) => {
	expect(inStandardFont(text)).toBe(drawn)
})
