import type { Context } from 'hono'
import {
	addressPaymentLink,
	type Linked,
	openPaymentLink,
	orderPaymentLink,
} from '#contract/payment-link.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	countAttempt,
	uncountAttempt,
} from '#website-api/modules/platform/attempts/attempts.command.ts'
import {
	deviceDigest,
	networkDigest,
	secretDigest,
	visitorDigest,
} from '#website-api/modules/platform/attempts/visitor.ts'
import { validPhone } from '#website-api/modules/platform/identity/phone.ts'
import { askingOnce } from '#website-api/modules/sales/couriers/quotes/asking-rates.ts'
import { shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { lookUpKey } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import { lockDraft } from './draft.queries.ts'
import type { DraftRow } from './order-draft.table.ts'
import { linkedOf, linkSubject } from './payment-link.queries.ts'
import { placeDraft } from './place-draft.command.ts'
import { changeDraft } from './save-draft.command.ts'

/** Unknown tokens that a visitor may try in fifteen minutes. */
const maxUnknown = 20

/** What buyers do by a payment link. Whoever has the token may; it is in the body, so that no log has it. */
export const paymentLinkAnswers = [
	answer(openPaymentLink, ({ c, body }) => linked(c, body.token)),
	answer(addressPaymentLink, async ({ c, db, body: { token, version, courier, ...written } }) => {
		await inLimits(c, () =>
			inTransaction(db, async (tx) => {
				const draft = await lockLinked(tx, c.var.companyId, token)
				const phone = validPhone(written.phone)
				if (!phone)
					throw fieldProblem(addressPaymentLink.declared.body, 'phone', {
						message: 'PHONE_INVALID',
					})
				const { content } = draft
				const chosen =
					courier === undefined || content.shippingPrice !== null ? {} : courierOf(courier)
				return changeDraft(tx, draft, {
					content: { ...content, ...written, ...chosen, phone },
					holdsStock: draft.holdEndsAt !== null,
					version,
					by: '',
				})
			}),
		)
		return linked(c, token)
	}),
	answer(orderPaymentLink, async ({ c, db, companyId, locale, gateways, orderQueue, body }) => {
		const { token, version, payment, bank = '', online: onlineMethod, expectedTotal } = body
		if (payment === 'WALLET')
			throw fieldProblem('PAYMENT_METHOD', { message: 'PAYMENT_METHOD_UNKNOWN' })
		const online = payment === 'ONLINE' ? await gateways.offered(companyId) : []
		const placer = {
			by: '',
			online,
			onlineMethod,
			expectedTotal,
			network: networkDigest(c),
			device: deviceDigest(c),
		}
		const placed = await inLimits(c, () =>
			orderQueue(() =>
				askingOnce(c.var.askRates, (mayAskRates) =>
					inTransaction(db, async (tx) => {
						const draft = await lockLinked(tx, companyId, token)
						const content = { ...draft.content, payment, bank }
						return placeDraft(tx, { ...draft, content }, version, { ...placer, mayAskRates })
					}),
				),
			),
		)
		c.header('Cache-Control', 'no-store')
		const order = await shownOrderOf(db, companyId, placed.id, locale)
		return { ...order, lookUpKey: lookUpKey(c.var, order.number) }
	}),
]

async function linked(c: Context<AppEnv>, token: string): Promise<Linked> {
	const { db, companyId, locale, askRates } = c.var
	c.header('Cache-Control', 'no-store')
	return inLimits(c, async () =>
		linkedOf(db, await linkSubject(db, companyId, token), locale, {
			keyOf: (number) => lookUpKey(c.var, number),
			device: deviceDigest(c),
			askRates,
		}),
	)
}

/** The draft of a link, locked. 404 LINK_UNKNOWN, 409 DRAFT_ENDED if it has become an order. */
async function lockLinked(tx: Transaction, companyId: number, token: string): Promise<DraftRow> {
	const { draft, order } = await linkSubject(tx, companyId, token)
	if (order) throw new Problem(409, 'DRAFT_ENDED')
	const locked = await lockDraft(tx, companyId, draft.id)
	// The link may have ended while this waited for the draft.
	await linkSubject(tx, companyId, token)
	return locked
}

/** Counts unknown tokens by visitor; never called in a transaction. 429 TOO_MANY_ATTEMPTS. */
async function inLimits<T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> {
	const { db, companyId } = c.var
	const key = secretDigest(c.var, 'payment-link', visitorDigest(c))
	const limits = [{ key, max: maxUnknown, minutes: 15 }]
	await countAttempt(db, companyId, limits)
	try {
		const found = await work()
		await uncountAttempt(db, companyId, limits)
		return found
	} catch (error) {
		const isUnknown = error instanceof Problem && error.code === 'LINK_UNKNOWN'
		if (!isUnknown) await uncountAttempt(db, companyId, limits)
		throw error
	}
}

function courierOf(key: string) {
	const [code = '', method = ''] = key.split('/')
	const vendor = VENDOR_CODES.find((one) => one === code)
	if (!vendor) throw fieldProblem('COURIER', { message: 'COURIER_UNAVAILABLE' })
	return { vendor, method }
}
