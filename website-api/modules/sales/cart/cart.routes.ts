import { z } from 'zod'
import {
	CartLine,
	listCartLines,
	mergeCart,
	type QuotedCartLine,
	replaceCart,
} from '#contract/cart.ts'
import { toWire } from '#contract/message-codec.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { optionalCustomer } from '#website-api/http/customer-guard.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { answerOnce, digestOf } from '#website-api/modules/platform/forms/form-key.command.ts'
import { customerLines } from './customer-cart.queries.ts'
import { mergeLines, replaceLines } from './customer-cart.command.ts'
import { cartLineOf, quoteLines, type RequestedLine, requestedLine } from './quote.queries.ts'

/** Carts (spec section 7): lines with current prices and stock. */
export const cartAnswers = [
	answer(listCartLines, async ({ c, db, query, ...shop }) => {
		const customerId = query.lines === undefined ? await optionalCustomer(c) : null
		c.header('Cache-Control', 'no-store')
		return customerId === null
			? quoted(db, { ...shop, customerId }, parseLines(query.lines ?? ''))
			: ownLines(db, { ...shop, customerId })
	}),
	answer(mergeCart, async ({ db, owner, body, formKey, ...shop }) => {
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /cart/merge',
			key: formKey,
			requestHash: digestOf(JSON.stringify(toWire(z.array(CartLine), body.lines))),
		}
		const { answer: merged } = await answerOnce(db, form, mergeCart, async (tx) => {
			await mergeLines(tx, owner, body.lines.map(requestedLine))
			return ownLines(tx, shop)
		})
		return merged
	}),
	answer(replaceCart, async ({ db, owner, body, ...shop }) => {
		await replaceLines(db, owner, body.lines.map(requestedLine))
		return ownLines(db, shop)
	}),
]

type Shopper<Customer> = { companyId: number; locale: Locale; customerId: Customer }

async function ownLines(db: Queryable, shopper: Shopper<string>) {
	return quoted(db, shopper, await customerLines(db, shopper))
}

async function quoted(
	db: Queryable,
	{ companyId, locale, customerId }: Shopper<string | null>,
	wanted: RequestedLine[],
): Promise<QuotedCartLine[]> {
	const { lines } = await quoteLines(db, companyId, wanted, locale, { customerId })
	return lines.map(cartLineOf)
}

function parseLines(text: string): RequestedLine[] {
	if (text === '') return []
	return text
		.split(',')
		.map((pair) => pair.split(':').map(Number))
		.map(([variantId = 0, quantity = 0]) => ({ variantId, quantity }))
		.filter((line) => line.quantity > 0)
}
