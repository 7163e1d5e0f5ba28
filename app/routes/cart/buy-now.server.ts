import type { ActionFunctionArgs } from '@remix-run/node'
import { listCartLines } from '#contract/cart.ts'
import { askedLines, shortageOf, unitsFor, type CartLine } from '#app/domain/cart.ts'
import { digits } from '#web/domain/money.ts'
import { goTo } from '#app/http/go-to.ts'
import { orNull } from '#app/http/or-null.ts'
import { paths, withQuery } from '#app/paths.ts'
import { answerCart } from './answer.server.ts'

/**
 * Begins checkout of this line alone; the cart stays as it is. A quantity that this visitor can't order is refused, since
 * checkout of a single line has no cart in which to change it.
 */
export async function buyNow(args: ActionFunctionArgs, line: CartLine) {
	const { call, checkout, customer, locale } = args.context
	const quoted = await orNull(call(listCartLines, { query: { lines: askedLines([line]) } }))
	const [sold] = quoted ?? []
	if (quoted !== null && sold === undefined) return answerCart(args, { ok: false, refused: 'gone' })
	if (sold !== undefined) {
		const most = unitsFor(customer.current() !== null, sold)
		const refused = shortageOf({ ...sold, ...line, most })
		const page = withQuery(paths.product(sold.productSlug), { v: line.id })
		if (refused !== null) return answerCart(args, { ok: false, refused, stock: digits(most) }, page)
	}
	return goTo(locale, withQuery(paths.checkout, { buy: checkout.begin(line) }))
}
