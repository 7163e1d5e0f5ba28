import { expect, test } from 'vitest'
import { wholeOrder, wholeStaffOrder } from '#tests/support/whole-order.ts'
import { slipViews } from './slip-view.ts'

test('a slip names its recipient once, with the phone masked', () => {
	const ADDRESS_LINE_LIST = ['Budi Santoso', 'Jalan Tebet Raya No. 1', 'Tebet Barat, Tebet']
	const [slip] = slipViews(wholeStaffOrder(wholeOrder, { ADDRESS_LINE_LIST }), 'id')
	expect(slip?.name).toBe('Budi Santoso')
	expect(slip?.phone).toContain('*')
	expect(slip?.address).toEqual(['Jalan Tebet Raya No. 1', 'Tebet Barat, Tebet'])
})
