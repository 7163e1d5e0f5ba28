import { and, eq, gte, sql } from 'drizzle-orm'
import type { CodTerms } from '#contract/cash-on-delivery.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { findDistrict } from '#website-api/modules/platform/regions/region-data.ts'
import { orders } from '#website-api/modules/sales/orders/order.table.ts'
import { codOrder } from './cod-order.table.ts'
import { codSetting } from './cod-setting.table.ts'

type Setting = typeof codSetting.$inferSelect

/** An order that may be paid to the courier, as far as it is known. */
export type CodAsked = {
	companyId: number
	lines: { isDigital: boolean }[]
	/** Code of the district that it is sent to; absent: not known yet, or collected at the shop. */
	district?: string | undefined
	postcode?: string | undefined
	/** Of the recipient, E.164. */
	phone?: string | undefined
}

/** The company's settings; null: it sends no orders that are paid to the courier. */
async function activeCodSetting(db: Queryable, companyId: number): Promise<Setting | null> {
	const [row] = await db
		.select()
		.from(codSetting)
		.where(and(eq(codSetting.companyId, companyId), eq(codSetting.isOn, true)))
	return row && row.couriers.length > 0 ? row : null
}

/** The terms on which this order may be paid to the courier; null: it may not, by what it contains, where to, or by its phone. */
export async function codTermsFor(db: Queryable, asked: CodAsked): Promise<CodTerms | null> {
	const { companyId, lines, district } = asked
	if (district === undefined || lines.some(({ isDigital }) => isDigital)) return null
	const setting = await activeCodSetting(db, companyId)
	if (!setting || (await isExcluded(setting, asked))) return null
	if (await isPhoneAtLimit(db, setting, asked.phone)) return null
	const { couriers, feeFixed, feePerMille, maximum } = setting
	return { couriers, feeFixed, feePerMille, maximum }
}

async function isExcluded(
	{ excludedAreas }: Setting,
	{ district, postcode }: CodAsked,
): Promise<boolean> {
	if (excludedAreas.length === 0) return false
	if (postcode && excludedAreas.includes(postcode)) return true
	const city = (district ? await findDistrict(district) : undefined)?.city.toLowerCase() ?? ''
	return excludedAreas.includes(city) || excludedAreas.includes(withoutKind(city))
}

/** "Kota Bogor" is also found as "Bogor". */
function withoutKind(city: string): string {
	return city.replace(/^(kota|kabupaten|kab\.?)\s+/, '')
}

/** Whether a phone has as many orders that are not collected yet, or that it refused, as the company allows. */
async function isPhoneAtLimit(
	db: Queryable,
	{ companyId, maxOpen, maxRefused, refusedDays }: Setting,
	phone: string | undefined,
): Promise<boolean> {
	if (phone === undefined) return false
	const { open, refused } = await codHistoryOf(db, companyId, phone, refusedDays)
	return open >= maxOpen || refused >= maxRefused
}

/** How many orders of a phone wait for their money, and how many of the last days it refused. */
async function codHistoryOf(
	db: Queryable,
	companyId: number,
	phone: string,
	days: number,
): Promise<{ open: number; refused: number }> {
	const since = sql`now() - make_interval(days => ${days})`
	const isOpen = sql`${codOrder.state} in ('OPEN', 'DUE') and ${orders.status} <> 'DELIVERED'`
	const isRefused = and(eq(codOrder.state, 'REFUSED'), gte(codOrder.closedAt, since))
	const [row] = await db
		.select({
			open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
			refused: sql<number>`count(*) filter (where ${isRefused})`.mapWith(Number),
		})
		.from(orders)
		.innerJoin(
			codOrder,
			and(eq(codOrder.companyId, orders.companyId), eq(codOrder.orderId, orders.id)),
		)
		.where(and(eq(orders.companyId, companyId), eq(orders.customerPhone, phone)))
	return row ?? { open: 0, refused: 0 }
}
