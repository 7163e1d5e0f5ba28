import type { AgreedLine } from '#contract/draft-content.ts'
import type { OrderEdit, WantedEdit } from '#contract/order-edit.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { requirePrices } from '#website-api/modules/sales/order-drafts/check-content.queries.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { moveAddress } from './move-address.command.ts'
import { editPaid } from './edit-paid.command.ts'
import { editUnpaid } from './edit-unpaid.command.ts'
import { orderEdit } from './order-edit.table.ts'
import { editsOf, type LineRow, linesOf, nameOf } from './order-edits.queries.ts'

/**
 * Changes a locked order that is not packed. 409 EDIT_TOO_LATE, ORDER_CHANGED, OUT_OF_STOCK, EDIT_BELOW_DISCOUNTS,
 * EDIT_BELOW_PAID, EDIT_NEEDS_PAYMENT, EDIT_FLASH_LINE, PAYMENT_OPEN; 422 on lines, address and courier.
 */
export async function editOrder(
	tx: Transaction,
	order: OrderRow,
	wanted: WantedEdit,
	caller: Pick<Caller, 'role' | 'label'>,
) {
	if (order.status !== 'PENDING' && order.status !== 'PAYMENT_CONFIRMED') {
		throw new Problem(409, 'EDIT_TOO_LATE')
	}
	const edits = await editsOf(tx, order)
	if (edits.length !== wanted.edits) throw new Problem(409, 'ORDER_CHANGED')
	const number = edits.length + 1
	const { companyId, id: orderId, customerId, total: totalBefore } = order
	const lines = await linesOf(tx, order)
	const present = lines.filter((line) => line.quantity > line.removed)
	await requirePrices(tx, { companyId, caller, customerId }, wanted.lines, agreedAlready(present))
	const author = { madeBy: caller.label, reason: wanted.reason }
	const moved = await moveAddress(tx, order, wanted, author)
	const edited =
		order.status === 'PENDING'
			? await editUnpaid(tx, moved, lines, wanted, number)
			: await editPaid(tx, moved, lines, wanted, number)
	const changes = changesOf(present, await linesOf(tx, order), wanted)
	await tx
		.insert(orderEdit)
		.values({ companyId, orderId, number, totalBefore, ...edited, lines: changes, ...author })
	await announce(tx, {
		companyId,
		topic: 'order.edited',
		dedupeKey: `order.edited:${orderId}:${number}`,
		payload: {
			orderId,
			number: order.number,
			edit: number,
			fields: [
				...(wanted.address ? ['ADDRESS' as const] : []),
				...(wanted.courier ? ['COURIER' as const] : []),
			],
		},
	})
}

/** A line's own price was given when it was ordered, whoever changes the order now. */
function agreedAlready(lines: LineRow[]): AgreedLine[] {
	return lines.map(({ variantId: id, quantity, removed, price }) => ({
		id,
		quantity: quantity - removed,
		price,
		reason: '',
	}))
}

function changesOf(
	before: LineRow[],
	after: LineRow[],
	{ lines }: Pick<WantedEdit, 'lines'>,
): OrderEdit['lines'] {
	const ids = new Set([...before, ...after].map(({ variantId }) => variantId))
	return [...ids].flatMap((id) => {
		const was = before.find(({ variantId }) => variantId === id)
		const is = after.find(({ variantId }) => variantId === id)
		const line = is ?? was
		if (!line) return []
		const change = {
			name: nameOf(line),
			quantityBefore: was ? was.quantity - was.removed : 0,
			quantityAfter: is ? is.quantity - is.removed : 0,
			priceBefore: was?.price ?? null,
			priceAfter: is?.price ?? null,
			priceReason: lines.find((one) => one.id === id && one.price !== null)?.reason ?? '',
		}
		const isSame =
			change.quantityBefore === change.quantityAfter && change.priceBefore === change.priceAfter
		return isSame ? [] : [change]
	})
}
