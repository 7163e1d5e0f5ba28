import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { SalesDimension } from '#contract/sales-report.ts'
import { textIn } from '#website-api/db/columns.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { category } from '#website-api/modules/catalog/products/category.table.ts'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import { allDistricts } from '#website-api/modules/platform/regions/region-data.ts'
import { agent } from '#website-api/modules/programmes/agents/agent.table.ts'
import { voucher } from '#website-api/modules/programmes/vouchers/voucher.table.ts'
import { courierKey, shippingMethods } from '#website-api/modules/sales/shipping/vendors.ts'

type NameQuery = { keys: string[]; locale: Locale }
type Names = Map<string, string>

/** Current names by key of a dimension; a missing key no longer exists. */
export async function partNames(
	db: Queryable,
	companyId: number,
	by: SalesDimension,
	asked: NameQuery,
): Promise<Names> {
	return asked.keys.length === 0 ? new Map() : namers[by](db, companyId, asked)
}

const namers: Record<
	SalesDimension,
	(db: Queryable, companyId: number, asked: NameQuery) => Promise<Names>
> = {
	async PRODUCT(db, companyId, { keys, locale }) {
		const rows = await db
			.select({ id: product.id, name: product.name })
			.from(product)
			.where(and(eq(product.companyId, companyId), inArray(product.id, keys.map(Number))))
		return new Map(rows.map(({ id, name }) => [String(id), textIn(name, locale)]))
	},
	async CATEGORY(db, companyId, { keys, locale }) {
		const rows = await db
			.select({ id: category.id, name: category.name })
			.from(category)
			.where(and(eq(category.companyId, companyId), inArray(category.id, keys.map(Number))))
		return new Map(rows.map(({ id, name }) => [String(id), textIn(name, locale)]))
	},
	async COURIER() {
		return new Map(
			shippingMethods.map((one) => [courierKey(one.vendorCode, one.vendorMethod), one.methodName]),
		)
	},
	async REGION() {
		const districts = [...(await allDistricts()).values()]
		return new Map(
			districts.map(({ cityCode, city, province }) => [cityCode, `${city}, ${province}`]),
		)
	},
	async AGENT(db, companyId, { keys }) {
		const rows = await db
			.select({ key: agent.code, name: agent.shownName })
			.from(agent)
			.where(and(eq(agent.companyId, companyId), inArray(agent.code, keys)))
		return new Map(rows.map(({ key, name }) => [key, name === '' ? key : `${name} (${key})`]))
	},
	async AFFILIATE(db, companyId, { keys }) {
		const ids = keys.filter((key) => z.uuid().safeParse(key).success)
		return namesOf(db, and(eq(customer.companyId, companyId), inArray(customer.id, ids)))
	},
	async VOUCHER(db, companyId, { keys }) {
		const rows = await db
			.select({ id: voucher.id, code: voucher.code })
			.from(voucher)
			.where(and(eq(voucher.companyId, companyId), inArray(voucher.id, keys.map(Number))))
		return new Map(rows.map(({ id, code }) => [String(id), code]))
	},
}

async function namesOf(db: Queryable, where: SQL | undefined): Promise<Names> {
	const rows = await db
		.select({ id: customer.id, name: customer.name, code: customer.code })
		.from(customer)
		.where(where)
	return new Map(rows.map(({ id, name, code }) => [id, name === '' ? code : name]))
}
