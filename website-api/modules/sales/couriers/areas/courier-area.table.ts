import { and, eq, sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { COURIER_PROVIDERS, type CourierProvider } from '#contract/courier.ts'
import { AREA_MATCHES } from '#contract/courier-account.ts'
import { moment, isListed } from '#website-api/db/columns.ts'

/** How providers of couriers name our districts; the same for every company. */
export const courierArea = pgTable(
	'courier_area',
	{
		provider: text({ enum: COURIER_PROVIDERS }).notNull(),
		districtCode: text('district_code').notNull(),
		/** The provider's; null: none or several are alike, so that staff choose. */
		areaId: text('area_id'),
		/** As the provider writes it; '': none. */
		label: text().notNull(),
		matchedBy: text('matched_by', { enum: AREA_MATCHES }),
		/** Those that staff choose from. */
		candidates: jsonb().$type<{ id: string; label: string }[]>().notNull().default([]),
		checkedAt: moment('checked_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.provider, table.districtCode] }),
		check('courier_area_provider_known', isListed(table.provider)),
		check('courier_area_matched_by_known', isListed(table.matchedBy)),
		check(
			'courier_area_matched_whole',
			sql`(${table.areaId} is null) = (${table.matchedBy} is null)`,
		),
	],
)

/** The area of a district. */
export function isArea({
	provider,
	districtCode,
}: {
	provider: CourierProvider
	districtCode: string
}) {
	return and(eq(courierArea.provider, provider), eq(courierArea.districtCode, districtCode))
}
