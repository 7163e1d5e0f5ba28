import type { Context } from 'hono'
import { checkOnlinePayment, startOnlinePayment } from '#contract/online-payment.ts'
import type { OnlineMethod } from '#contract/online-method.ts'
import type { OrderLookUp, ShownOrder } from '#contract/shown-order.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { shopPage } from '#website-api/modules/platform/companies/shop-page.ts'
import type { OfferedOnline } from '#website-api/modules/platform/gateways/accounts/online-methods.queries.ts'
import { changePayment } from '#website-api/modules/sales/customer-orders/change-payment.command.ts'
import { orderOfGuest, shownOrderOf } from '#website-api/modules/sales/orders/find-order.queries.ts'
import { limitLookUps, lookUpKey } from '#website-api/modules/sales/orders/look-up-limit.command.ts'
import type { OrderRow } from '#website-api/modules/sales/orders/order.table.ts'
import { amountDue } from '#website-api/modules/sales/orders/refund/amount-due.ts'
import { lockOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { requirePayable } from '#website-api/modules/sales/payments/confirmation.queries.ts'
import { requireOffered } from '#website-api/modules/sales/payments/methods.queries.ts'
import { checkAttempt } from './check-attempt.command.ts'
import { openAttempt, type Shown } from './open-attempt.command.ts'

/** The payment of orders through providers, for their buyers. */
export const onlinePaymentAnswers = [
	answer(startOnlinePayment, async ({ c, db, gateways, companyId, body: { online, ...asked } }) => {
		const order = await orderAsked(c, asked)
		requirePayable(order)
		const offers = await gateways.offered(companyId)
		const { provider, method, fee } = requireOffered(offers, online, amountDue(order))
		if (order.paymentMethod !== 'ONLINE') await chooseOnline(db, order, online, offers)
		const wanted = { companyId, number: order.number, provider, method, fee }
		await openAttempt(db, gateways.of, wanted, await shownAtProvider(c, order, provider))
		return orderNow(c, order)
	}),
	answer(checkOnlinePayment, async ({ c, db, gateways, body }) => {
		const order = await orderAsked(c, body)
		await checkAttempt(db, gateways.of, order)
		return orderNow(c, order)
	}),
]

/** The buyer's order by its number and phone. 404 ORDER_NOT_FOUND, 429 TOO_MANY_ATTEMPTS. */
function orderAsked(c: Context<AppEnv>, { number, phone, key }: OrderLookUp) {
	const { db, companyId } = c.var
	return limitLookUps(c, { number, key }, () => orderOfGuest(db, companyId, { number, phone }))
}

async function orderNow(c: Context<AppEnv>, { id, number }: OrderRow): Promise<ShownOrder> {
	const { db, companyId, locale } = c.var
	c.header('Cache-Control', 'no-store')
	return { ...(await shownOrderOf(db, companyId, id, locale)), lookUpKey: lookUpKey(c.var, number) }
}

/** An order that was placed with another way to pay. */
function chooseOnline(
	db: Database,
	{ companyId, number }: OrderRow,
	online: OnlineMethod,
	offers: OfferedOnline[],
) {
	return inTransaction(db, async (tx) => {
		const choice = { payment: 'ONLINE', bank: undefined, online } as const
		await changePayment(tx, await lockOrder(tx, companyId, number), choice, offers)
	})
}

async function shownAtProvider(
	c: Context<AppEnv>,
	{ number }: OrderRow,
	provider: OfferedOnline['provider'],
): Promise<Shown> {
	const { db, companyId, host, locale, shopAddress } = c.var
	const { name } = await findCompany(db, companyId)
	return {
		description: name,
		returnUrl: shopPage(shopAddress, host, locale, `/order/payment?order=${number}&back=1`),
		notifyUrl: shopPage(shopAddress, host, 'id', `/payment-notification/${provider.toLowerCase()}`),
	}
}
