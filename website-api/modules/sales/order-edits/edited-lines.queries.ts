import type { WantedEdit } from '#contract/order-edit.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { quoteLines, requestedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { lineColumnsOf } from '#website-api/modules/sales/orders/place/line-columns.ts'
import { sharesOf } from '#website-api/modules/sales/orders/place/price.ts'
import type { LineRow } from './order-edits.queries.ts'

/** A line as it is to be stored, without its place in the order. */
export type NewLine = Omit<LineRow, 'companyId' | 'orderId' | 'position'>

/**
 * The lines that an unpaid order is to have: those it has at their price unless another one is agreed, new ones at the shop's.
 * They share what is taken off the goods. 409 EDIT_FLASH_LINE: what was bought in a flash sale stays as it is.
 */
export async function editedLines(
	db: Queryable,
	order: OrderRow,
	before: LineRow[],
	wanted: WantedEdit,
): Promise<NewLine[]> {
	requireFlashLines(before, wanted)
	const { companyId, locale, customerId } = order
	const asked = wanted.lines.map(requestedLine)
	const { lines: quoted } = await quoteLines(db, companyId, asked, locale, { customerId })
	const priced = wanted.lines.map(({ id, quantity, price: agreed }, at) => {
		const known = before.find(({ variantId }) => variantId === id)
		const offered = quoted.find(({ variantId }) => variantId === id)
		const line = known ?? (offered && lineColumnsOf({ ...offered, flash: null }))
		if (!line) throw fieldProblem(`CART_LIST.${at}.CART_ID`, { message: 'LINE_GONE' })
		const price = agreed ?? line.price
		const shopPrice = Math.max(line.price, line.priceBefore ?? 0, offered?.price ?? 0)
		return {
			...withoutKey(line),
			quantity,
			price,
			priceBefore: shopPrice > price ? shopPrice : null,
			subTotal: price * quantity,
		}
	})
	const subTotals = priced.map(({ subTotal }) => subTotal)
	const shares = sharesOf(subTotals, order.productDiscount + order.tierDiscount, order.coinsSpent)
	return priced.map((line, at) => ({
		...line,
		discount: shares[at]?.discount ?? 0,
		coins: shares[at]?.coins ?? 0,
	}))
}

type Columns = ReturnType<typeof lineColumnsOf> | LineRow

function withoutKey(line: Columns) {
	const { variantId, productSlug, productName, variantLabel, variantSku, imageId, isDigital } = line
	const texts = {
		variantId,
		productSlug,
		productName,
		variantLabel,
		variantSku,
		imageId,
		isDigital,
	}
	const counts = { removed: 0, returned: 0, downloads: 0 }
	return { ...texts, ...counts, flashItemId: line.flashItemId }
}

function requireFlashLines(before: LineRow[], { lines }: WantedEdit) {
	for (const line of before.filter(({ flashItemId }) => flashItemId !== null)) {
		const wanted = lines.find(({ id }) => id === line.variantId)
		const isSame = wanted?.quantity === line.quantity && (wanted.price ?? line.price) === line.price
		if (!isSame) throw new Problem(409, 'EDIT_FLASH_LINE')
	}
}
