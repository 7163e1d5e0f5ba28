import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { announce } from '#website-api/modules/platform/outbox/outbox.command.ts'
import { storeMessage } from '#website-api/modules/platform/provider-messages/store-message.command.ts'
import { coinLot } from '#website-api/modules/programmes/coins/coin-lot.table.ts'
import { parcelBooking } from '#website-api/modules/sales/parcels/parcel-booking.table.ts'
import { paymentAttempt } from '#website-api/modules/sales/payment-attempts/attempt.table.ts'
import { guestRefund } from '#website-api/modules/sales/payments/payment.table.ts'
import { payout } from '#website-api/modules/sales/payouts/payout.table.ts'
import { providerRefund } from '#website-api/modules/sales/provider-refunds/provider-refund.table.ts'
import { exampleCustomer } from './example-customer.ts'
import { exampleSale } from './example-sale.ts'
import { exampleShop } from './example-shop.ts'

/** Fills an empty database with one row at least of each kind that a timer works on, none of which is due; returns their company. */
export async function rowsOfAllKinds(db: Database): Promise<number> {
	const shop = await exampleShop(db, [{ price: 50_000, stock: 10 }])
	const sale = { customerId: null, lines: [[0, 1]] as [number, number][] }
	const { id: orderId } = await exampleSale(db, shop, { ...sale, upTo: 'PENDING' })
	const sent = await exampleSale(db, shop, { ...sale, upTo: 'SHIPPING' })
	const { customerId } = await exampleCustomer(db, shop)
	const own = () => ({ companyId: shop.companyId, id: randomUUID() })
	const later = sql`now() + interval '1 day'`
	const attempt = { ...own(), orderId, provider: 'MIDTRANS', method: 'VA_BCA' } as const
	await db.insert(paymentAttempt).values({
		...attempt,
		reference: 'A-1',
		amount: 50_000,
		state: 'ENDED',
		expiresAt: later,
		nextAskAt: later,
	})
	const amount = 1_000
	const refunds = [own(), own()] as const
	const owed = { orderId, amount, reason: 'SECOND' } as const
	await db.insert(guestRefund).values(refunds.map((refund) => ({ ...refund, ...owed })))
	const asked = { refundId: refunds[0].id, attemptId: attempt.id, amount }
	await db
		.insert(providerRefund)
		.values({ ...own(), ...asked, requestedBy: 'a test', nextTryAt: later })
	await db.insert(payout).values({
		...own(),
		way: 'MIDTRANS',
		refundId: refunds[1].id,
		amount,
		bank: { code: 'BCA', number: '1234567890', holder: 'Budi' },
		state: 'SENT',
		requestedBy: randomUUID(),
		requester: 'Sari',
		approvedBy: randomUUID(),
		nextAskAt: later,
	})
	await db.insert(coinLot).values({ ...own(), customerId, amount, expiresAt: later })
	const parcel = { orderId: sent.id, parcelNumber: 1 }
	await db
		.insert(parcelBooking)
		.values({ ...own(), ...parcel, askedBy: 'a test', nextTryAt: later })
	for (const provider of ['MIDTRANS', 'XENDIT PAYOUT', 'BITESHIP']) {
		const message = { provider, eventKey: 'e-1', reference: 'A-1', headers: {} }
		await storeMessage(db, { ...message, companyId: shop.companyId, body: Buffer.from('{}') })
	}
	await db.execute(sql`update provider_message set next_try_at = ${later}`)
	await db.execute(sql`
		insert into product_import (company_id, file_name, options, counts, made_by, beat_at)
		values (${shop.companyId}, 'products.csv', '{}', '{}', 'a test', now())`)
	await db.execute(sql`update outbox set done_at = now()`)
	await inTransaction(db, (tx) =>
		announce(tx, { ...shop, topic: 'of a test', payload: {}, dedupeKey: '1', dueAt: later }),
	)
	return shop.companyId
}
