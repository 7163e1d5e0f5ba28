import type { AgreedLine, DraftContent } from '#contract/draft-content.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { rupiahText } from '#website-api/i18n/rupiah-text.ts'
import { findCustomer } from '#website-api/modules/platform/identity/customer.queries.ts'
import { validPhone } from '#website-api/modules/platform/identity/phone.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { quoteLines, requestedLine } from '#website-api/modules/sales/cart/quote.queries.ts'
import { priceLimitOf } from './price-limits.queries.ts'

/**
 * What a draft is to say, checked and with its phone as E.164. `before` is what it said so far: a price that somebody else
 * may give stays when others save the draft. 422 with fields.
 */
export async function checkedContent(
	db: Queryable,
	companyId: number,
	caller: Pick<Caller, 'role'>,
	content: DraftContent,
	before?: DraftContent,
): Promise<DraftContent> {
	const { customerId, phone: typed, address, lines } = content
	if (customerId !== null && !(await findCustomer(db, { companyId, customerId }))) {
		throw fieldProblem('CUSTOMER_ID', { message: 'CUSTOMER_UNKNOWN' })
	}
	const phone = typed === '' ? '' : validPhone(typed)
	if (phone === null) throw fieldProblem('CUSTOMER_PHONE', { message: 'PHONE_INVALID' })
	if (address?.district && !(await findDistrict(address.district))) {
		throw fieldProblem('ADDRESS.DISTRICT_CODE', { message: 'DISTRICT_UNKNOWN' })
	}
	await requirePrices(db, { companyId, caller, customerId }, lines, before?.lines ?? [])
	return { ...content, phone }
}

type Giver = { companyId: number; caller: Pick<Caller, 'role'>; customerId: string | null }

/**
 * Refuses prices that the caller may not give. 422 LINE_TWICE, LINE_GONE, PRICE_REASON_REQUIRED, PRICE_TOO_LOW on the
 * line.
 */
export async function requirePrices(
	db: Queryable,
	{ companyId, caller, customerId }: Giver,
	lines: AgreedLine[],
	before: AgreedLine[],
) {
	for (const [at, { id }] of lines.entries()) {
		if (lines.findIndex((one) => one.id === id) !== at) {
			throw fieldProblem(`CART_LIST.${at}.CART_ID`, { message: 'LINE_TWICE' })
		}
	}
	const limit = await priceLimitOf(db, companyId, caller)
	const wanted = lines.map(requestedLine)
	const { lines: quoted } = await quoteLines(db, companyId, wanted, 'id', { customerId })
	for (const [at, line] of lines.entries()) {
		const known = quoted.find(({ variantId }) => variantId === line.id)
		if (!known) throw fieldProblem(`CART_LIST.${at}.CART_ID`, { message: 'LINE_GONE' })
		if (line.price === null) continue
		if (line.reason === '') {
			throw fieldProblem(`CART_LIST.${at}.PRICE_REASON`, { message: 'PRICE_REASON_REQUIRED' })
		}
		if (limit === null || wasGiven(line, before)) continue
		const least = Math.ceil((known.price * (100 - limit)) / 100)
		if (line.price >= least) continue
		throw fieldProblem(`CART_LIST.${at}.PRICE`, {
			message: 'PRICE_TOO_LOW',
			params: { percent: limit, least: rupiahText(least) },
		})
	}
}

const wasGiven = ({ id, price, quantity }: AgreedLine, before: AgreedLine[]) =>
	before.some((one) => one.id === id && one.price === price && quantity <= one.quantity)
