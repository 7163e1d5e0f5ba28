import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { onlyRow } from '#website-api/db/only-row.ts'
import { z } from 'zod'
import { pagesOff } from '#contract/programmes.ts'
import type { Readiness } from '#contract/readiness.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { findCompany, hostsOf } from '#website-api/modules/platform/companies/company.queries.ts'
import type { Gateways } from '#website-api/modules/platform/gateways/gateway-of.ts'
import { outbox } from '#website-api/modules/platform/outbox/outbox.table.ts'
import { offeredMethods } from '#website-api/modules/sales/payments/methods.queries.ts'
import { shippingSettings } from '#website-api/modules/sales/shipping/couriers.queries.ts'
import { contentPage, information } from '#website-api/modules/site/content/content.table.ts'

type Item = Readiness['items'][number]

export const TEST_MAIL_TOPIC = 'staff.test-mail'

/** Items of a shop's setup checklist, derived from its data. */
export async function readinessOf(
	{ db, gateways, sendsMail }: { db: Queryable; gateways: Gateways; sendsMail: boolean },
	companyId: number,
): Promise<Readiness> {
	const company = await findCompany(db, companyId)
	const hosts = (await hostsOf(db, [companyId])).get(companyId) ?? []
	const methods = await offeredMethods(db, companyId, await gateways.offered(companyId))
	const ways = methods.reduce((ways, { accounts }) => ways + Math.max(accounts.length, 1), 0)
	const shipping = await shippingSettings(db, companyId)
	const couriers = shipping.couriers.filter(
		(one) => one.isOn && (one.tariffs.length > 0 || one.vendorCode === 'SELF_PICKUP'),
	)
	const products = await sellableProducts(db, companyId)
	const unread = await pagesToReview(db, companyId, pagesOff(company.programmesOff))
	const mail = await lastTestMail(db, companyId, sendsMail)
	const item = (key: Item['key'], count: number, isDone = count > 0): Item => ({
		key,
		count,
		isDone,
		isNeeded: ['HOST', 'PAYMENT', 'SHIPPING'].includes(key),
	})
	return {
		isOpen: !company.maintenance,
		items: [
			item('HOST', hosts.length),
			item('PAYMENT', ways),
			item('SHIPPING', couriers.length),
			item('PRODUCTS', products),
			item('PICKUP', company.pickupAddress === null ? 0 : 1),
			item('LEGAL', company.businessAddress === null ? 0 : 1),
			item('PAGES', unread, unread === 0),
			item('MAIL', mail.state === 'SENT' ? 1 : 0),
		],
		testMail: mail,
	}
}

async function sellableProducts(db: Queryable, companyId: number): Promise<number> {
	const rows = await db
		.select({ count: count() })
		.from(product)
		.where(and(eq(product.companyId, companyId), eq(product.status, 'ACTIVE')))
	return onlyRow(rows).count
}

async function pagesToReview(db: Queryable, companyId: number, hidden: string[]): Promise<number> {
	const waiting = async (table: typeof contentPage | typeof information, also?: SQL) => {
		const rows = await db
			.select({ count: count() })
			.from(table)
			.where(and(eq(table.companyId, companyId), eq(table.needsReview, true), also))
		return onlyRow(rows).count
	}
	const pages = await waiting(contentPage, sql`${contentPage.key} <> all(${sql.param(hidden)})`)
	return pages + (await waiting(information, isNull(information.withdrawnAt)))
}

async function lastTestMail(
	db: Queryable,
	companyId: number,
	sendsMail: boolean,
): Promise<Readiness['testMail']> {
	const [row] = await db
		.select()
		.from(outbox)
		.where(and(eq(outbox.companyId, companyId), eq(outbox.topic, TEST_MAIL_TOPIC)))
		.orderBy(desc(outbox.id))
		.limit(1)
	if (!row) return { state: 'NONE', email: null }
	const { email } = z.object({ email: z.string() }).parse(row.payload)
	if (!sendsMail) return { state: 'KEPT', email }
	if (row.doneAt !== null) return { state: 'SENT', email }
	return { state: row.lastError === null ? 'WAITING' : 'FAILED', email }
}
