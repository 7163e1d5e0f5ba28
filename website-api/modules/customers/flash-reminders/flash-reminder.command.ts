import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type AnnouncedSale, MAX_FLASH_REMINDERS } from '#contract/flash-sale.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Database, Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { flashSale } from '#website-api/modules/catalog/flash-sales/flash-sale.table.ts'
import { isAnnounced } from '#website-api/modules/catalog/flash-sales/next-sale.queries.ts'
import {
	lockCustomer,
	type Owner,
} from '#website-api/modules/platform/identity/customer.queries.ts'
import { flashReminder } from './flash-reminder.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

/** Days after the end of a sale until its reminders are deleted; notifications go back as far. */
const KEPT_DAYS = 90

/** Adds a reminder; an existing one stays unchanged. 404 FLASH_SALE_NOT_FOUND; 409 REMINDERS_FULL. */
export async function remind(tx: Transaction, owner: Owner, saleId: number, locale: Locale) {
	await lockCustomer(tx, owner)
	const isThis = and(eq(flashSale.companyId, owner.companyId), eq(flashSale.id, saleId))
	if ((await tx.$count(flashSale, and(isThis, isAnnounced))) === 0) {
		throw new Problem(404, 'FLASH_SALE_NOT_FOUND')
	}
	const waiting = await openReminders(tx, owner)
	if (waiting.some(({ id }) => id === saleId)) return
	if (waiting.length >= MAX_FLASH_REMINDERS) throw new Problem(409, 'REMINDERS_FULL')
	await tx
		.insert(flashReminder)
		.values({ ...owner, saleId, locale })
		.onConflictDoNothing()
}

/** Deletes a reminder that was not sent; does nothing if there is none. */
export async function endReminder(db: Queryable, owner: Owner, saleId: number) {
	await db
		.delete(flashReminder)
		.where(
			and(
				eq(flashReminder.companyId, owner.companyId),
				eq(flashReminder.customerId, owner.customerId),
				eq(flashReminder.saleId, saleId),
				isNull(flashReminder.firedAt),
			),
		)
}

/** A customer's reminders of sales that have not begun, the next one first. */
export async function remindersOf(
	db: Queryable,
	owner: Owner,
	locale: Locale,
): Promise<{ list: AnnouncedSale[] }> {
	const sales = await openReminders(db, owner)
	return {
		list: sales.map(({ id, name, startsAt }) => ({ id, name: textIn(name, locale), startsAt })),
	}
}

/** Deletes the reminders of sales that ended long ago. */
export async function deleteOldReminders(db: Database) {
	await db.execute(sql`
		delete from flash_reminder as reminder using flash_sale as sale
		where sale.company_id = reminder.company_id and sale.id = reminder.sale_id
			and sale.ends_at < now() - make_interval(days => ${KEPT_DAYS})
			and ${isServed(sql`reminder.company_id`)}`)
}

function openReminders(db: Queryable, { companyId, customerId }: Owner) {
	return db
		.select({ id: flashSale.id, name: flashSale.name, startsAt: flashSale.startsAt })
		.from(flashReminder)
		.innerJoin(
			flashSale,
			and(eq(flashSale.companyId, flashReminder.companyId), eq(flashSale.id, flashReminder.saleId)),
		)
		.where(
			and(
				eq(flashReminder.companyId, companyId),
				eq(flashReminder.customerId, customerId),
				isNull(flashReminder.firedAt),
				gt(flashSale.startsAt, sql`now()`),
			),
		)
		.orderBy(asc(flashSale.startsAt), asc(flashSale.id))
		.limit(MAX_FLASH_REMINDERS)
}
