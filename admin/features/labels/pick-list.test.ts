import { expect, test } from 'vitest'
import { wholeStaffOrder, wholeStaffOrderWire } from '#tests/support/whole-order.ts'
import { maskedPhone } from './masked-phone.ts'
import { pickList } from './pick-list.ts'

function order(number: string, lines: [variant: number, quantity: number, removed?: number][]) {
	const [line] = wholeStaffOrderWire().LINE_LIST
	if (!line) throw new Error('The order has a line.')
	const LINE_LIST = lines.map(([VARIANT_ID, LINE_QTY, REMOVED_QTY = 0]) => ({
		...line,
		VARIANT_ID,
		VARIANT_SKU: `K-${VARIANT_ID}`,
		LINE_QTY,
		REMOVED_QTY,
	}))
	return wholeStaffOrder(undefined, { ORDER_NUMBER: number, LINE_LIST })
}

test('a pick list has each variant once, with its total and its orders, by SKU', () => {
	const orders = [
		order('A', [
			[10, 2],
			[2, 1],
			[10, 1],
		]),
		order('B', [
			[10, 4, 1],
			[3, 1, 1],
		]),
		{ ...order('C', [[7, 1]]), isDigitalOnly: true },
	]
	expect(pickList(orders)).toEqual([
		{ sku: 'K-2', name: 'Kopi', variant: '', quantity: 1, orders: [{ number: 'A', quantity: 1 }] },
		{
			sku: 'K-10',
			name: 'Kopi',
			variant: '',
			quantity: 6,
			orders: [
				{ number: 'A', quantity: 3 },
				{ number: 'B', quantity: 3 },
			],
		},
	])
})

test.each([
	['0812-3456-7890', '0812****890'],
	['112', '112'],
])('%s is masked as %s', (phone, masked) => {
	expect(maskedPhone(phone)).toBe(masked)
})
