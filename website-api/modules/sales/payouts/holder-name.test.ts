import { expect, test } from 'vitest'
import { isSameHolder } from './holder-name.ts'

test.each([
	['Sari Dewi', 'SARI DEWI'],
	['Sari  Dewi', 'SARI DEWI '],
	["Nur'aini S.", 'NURAINI S'],
	['José Wijaya', 'JOSE WIJAYA'],
	['Muhammad Abdurrahman Wahid Hasyim', 'MUHAMMAD ABDURRAHMAN'],
])('%s is %s at the bank', (given, atBank) => {
	expect(isSameHolder(given, atBank)).toBe(true)
})

test.each([
	['Sari Dewi', 'BUDI SANTOSO'],
	['Sari Dewi', 'SARI'],
	['Sari Dewi', 'SARI DEWI LESTARI'],
	['Sari Dewi', ''],
	['', ''],
	['---', '---'],
])('%s is not %s at the bank', (given, atBank) => {
	expect(isSameHolder(given, atBank)).toBe(false)
})
