import { expect, test } from 'vitest'
import { plainCell, plainIn } from './plain-cells.ts'

test.each([
	['warrantyMonths', 24, '24'],
	['warrantyMonths', 0, ''],
	['warranty', 'DISTRIBUTOR', 'distributor'],
	['warranty', '', ''],
	['keepsPage', true, 'true'],
	['keepsPage', false, ''],
] as const)('%s %j is written as %j, and read', (name, value, cell) => {
	expect(plainCell(name, value)).toBe(cell)
	expect(plainIn(name, cell)).toBe(value)
})

test.each([
	['warrantyMonths', ' 24.0 ', 24],
	['warrantyMonths', '24,00', 24],
	['warranty', 'Shop', 'SHOP'],
	['keepsPage', 'Ya', true],
	['keepsPage', 'tidak', false],
] as const)('%s %j of another program is %j', (name, cell, value) => {
	expect(plainIn(name, cell)).toBe(value)
})

test.each([
	['warrantyMonths', '24,5'],
	['warrantyMonths', '601'],
	['warrantyMonths', '2 tahun'],
	['warranty', 'tetangga'],
	['keepsPage', 'mungkin'],
] as const)('%s %j cannot be read', (name, cell) => {
	expect(plainIn(name, cell)).toBeUndefined()
})
