import type { OrderEdit } from '#contract/order-edit.ts'
import type { CorrectedCourier } from '#contract/order-correction.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { digits, formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { addressValues, type DraftRow, type Values } from './draft-values.ts'

/** What can be changed in an order: anything, fewer units, or nothing any more. */
type EditState = 'unpaid' | 'paid' | 'late'

/** An order as the page of its changes shows it, with the values of the form. */
export function editView(
	order: StaffOrder,
	edits: OrderEdit[],
	couriers: CorrectedCourier[],
	locale: Locale,
) {
	const { address, lines, status } = order
	const [shipment] = order.shipments
	const present = lines.filter(({ quantity, removed }) => quantity > removed)
	const rows: Record<string, DraftRow> = {}
	for (const line of present) {
		rows[String(line.variantId)] = {
			name: [line.productName, line.variantLabel].filter(Boolean).join(', '),
			listPrice: formatMoney(line.price),
			subTotal: formatMoney(line.subTotal),
			isShort: false,
			stock: null,
		}
	}
	const saved: Values = {
		...addressValues(address, address?.districtName ?? ''),
		courier: '',
		shippingPrice: digits(order.shippingPrice),
	}
	for (const [at, { variantId, quantity, removed }] of present.entries()) {
		saved[`id-${at}`] = String(variantId)
		saved[`quantity-${at}`] = String(quantity - removed)
	}
	return {
		number: order.number,
		state: stateOf(status),
		edits: edits.length,
		rows,
		saved,
		hasAddress: address !== null,
		courierName: shipment?.methodName ?? '',
		couriers: couriers.map(({ vendorCode, vendorMethod, name }) => ({
			value: `${vendorCode}/${vendorMethod}`,
			label: name,
		})),
		history: edits.map((edit) => madeEdit(edit, locale)),
	}
}
export type EditView = ReturnType<typeof editView>

function stateOf(status: StaffOrder['status']): EditState {
	if (status === 'PENDING') return 'unpaid'
	return status === 'PAYMENT_CONFIRMED' ? 'paid' : 'late'
}

const unitsText = (quantity: number, price: number | null) =>
	price === null ? String(quantity) : `${quantity} × ${formatMoney(price)}`

/** An edit as the page lists it. */
function madeEdit(edit: OrderEdit, locale: Locale) {
	return {
		key: edit.number,
		at: formatDateTime(edit.at, locale),
		madeBy: edit.madeBy,
		reason: edit.reason,
		before: formatMoney(edit.totalBefore),
		after: formatMoney(edit.totalAfter),
		isOtherTotal: edit.totalBefore !== edit.totalAfter,
		refund: edit.refund === 0 ? null : formatMoney(edit.refund),
		lines: edit.lines.map((line) => ({
			name: line.name,
			before: unitsText(line.quantityBefore, line.priceBefore),
			after: unitsText(line.quantityAfter, line.priceAfter),
		})),
	}
}
