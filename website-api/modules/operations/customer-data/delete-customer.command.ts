import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { ENDED_ORDER_STATUSES } from '#contract/order-statuses.ts'
import type { Database, Transaction } from '#website-api/db/database.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { customerAddress } from '#website-api/modules/customers/addresses/address.table.ts'
import { customerReferral } from '#website-api/modules/programmes/affiliates/customer-referral.table.ts'
import { customerLink } from '#website-api/modules/customers/auth/auth.table.ts'
import { customerNote } from '#website-api/modules/customers/notes/customer-note.table.ts'
import { customerBank } from '#website-api/modules/money/banks/bank.table.ts'
import { customerCart } from '#website-api/modules/sales/cart/customer-cart.table.ts'
import { discardDraftsOf } from '#website-api/modules/sales/order-drafts/old-drafts.command.ts'
import { account } from '#website-api/modules/money/ledger/ledger.table.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { customerSession } from '#website-api/modules/platform/sessions/session.table.ts'
import { flashReminder } from '#website-api/modules/customers/flash-reminders/flash-reminder.table.ts'
import { notificationSetting } from '#website-api/modules/customers/notifications/notification-setting.table.ts'
import { deleteWatchesOf } from '#website-api/modules/customers/notifications/unsubscribe.command.ts'
import { productWatch } from '#website-api/modules/customers/watches/product-watch.table.ts'
import { wish } from '#website-api/modules/customers/wishlist/wish.table.ts'
import {
	isOwner,
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { eraseTraces } from './erase-traces.command.ts'

/**
 * Deletes a customer's personal data and sessions, and anonymises the row that orders and ledger refer to. Returns ids
 * of uploads to delete after the commit. 409 ORDERS_OPEN or BALANCE_LEFT.
 */
export async function deleteCustomer(db: Database, owner: Owner): Promise<string[]> {
	return inTransaction(db, async (tx) => {
		await lockOrders(tx, owner)
		const row = await lockCustomer(tx, owner)
		await refuseWhileOpen(tx, owner)
		const uploads = await eraseTraces(tx, row)
		await discardDraftsOf(tx, owner)
		for (const table of [
			customerAddress,
			customerBank,
			customerCart,
			customerLink,
			customerNote,
			customerReferral,
			customerSession,
			flashReminder,
			notificationSetting,
			productWatch,
			wish,
		]) {
			await tx
				.delete(table)
				.where(and(eq(table.companyId, owner.companyId), eq(table.customerId, owner.customerId)))
		}
		await deleteWatchesOf(tx, owner.companyId, row.email)
		await tx
			.update(customer)
			.set({
				name: '',
				email: '',
				phone: '',
				passwordHash: null,
				googleSubject: null,
				birthday: null,
				pictureId: null,
				emailWaiting: null,
				emailConfirmedAt: null,
				deletedAt: sql`now()`,
			})
			.where(isOwner(owner))
		return row.pictureId === null ? uploads : [...uploads, row.pictureId]
	})
}

// Before the customer, as everything that moves an order and credits its buyer does.
async function lockOrders(tx: Transaction, { companyId, customerId }: Owner) {
	await tx
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.companyId, companyId), eq(orders.customerId, customerId)))
		.orderBy(asc(orders.id))
		.for('update')
}

async function refuseWhileOpen(tx: Transaction, { companyId, customerId }: Owner) {
	const [open] = await tx
		.select({ id: orders.id })
		.from(orders)
		.where(
			and(
				eq(orders.companyId, companyId),
				eq(orders.customerId, customerId),
				notInArray(orders.status, [...ENDED_ORDER_STATUSES]),
			),
		)
		.limit(1)
	if (open) throw new Problem(409, 'ORDERS_OPEN')
	const [left] = await tx
		.select({ id: account.id })
		.from(account)
		.where(
			and(
				eq(account.companyId, companyId),
				eq(account.customerId, customerId),
				inArray(account.unit, ['IDR']),
				sql`${account.balance} > 0`,
			),
		)
		.limit(1)
	if (left) throw new Problem(409, 'BALANCE_LEFT')
}
