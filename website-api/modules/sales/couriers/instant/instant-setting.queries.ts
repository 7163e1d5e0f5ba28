import { eq, type SQL, sql } from 'drizzle-orm'
import { INSTANT_COURIERS } from '#contract/courier.ts'
import type { InstantSetting } from '#contract/instant-setting.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { inJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { instantSetting } from './instant-setting.table.ts'
import type { InstantTerms } from './instant-terms.ts'

/** Before a company has saved any: from nine to five on working days. */
const unsaved: InstantSetting = {
	isOn: false,
	latitude: null,
	longitude: null,
	maxDistance: 20,
	hours: [...Array.from({ length: 5 }, (): [number, number] => [540, 1020]), null, null],
}

/** On which terms a company offers couriers that drive at once. */
export async function instantSettingOf(db: Queryable, companyId: number): Promise<InstantSetting> {
	const [row] = await db
		.select()
		.from(instantSetting)
		.where(eq(instantSetting.companyId, companyId))
	if (!row) return unsaved
	const { companyId: _, ...saved } = row
	return saved
}

/** What `local.clock` shows, as InstantTerms has it. */
const clock = {
	day: sql`extract(isodow from local.clock)::integer - 1`,
	minute: sql`extract(hour from local.clock)::integer * 60 + extract(minute from local.clock)::integer`,
}

/** A company's terms at this moment, for a query of any table; null: it has no such couriers. */
export function instantTerms(companyId: number): SQL<InstantTerms | null> {
	return sql`(
		select json_build_object('latitude', instant.latitude, 'longitude', instant.longitude,
			'maxDistance', instant.max_distance, 'hours', instant.hours, 'couriers', served.couriers,
			'day', ${clock.day}, 'minute', ${clock.minute})
		from instant_setting as instant
		cross join lateral (select ${inJakarta(sql`now()`)} as clock) as local
		cross join lateral (
			select json_agg(distinct courier) as couriers
			from courier_account as account cross join unnest(account.couriers) as courier
			where account.company_id = ${companyId} and account.is_active
				and courier = any(${sql.param([...INSTANT_COURIERS])}::text[])) as served
		where instant.company_id = ${companyId} and instant.is_on and served.couriers is not null)`
}

type InstantClock = Pick<InstantTerms, 'hours' | 'day' | 'minute'>

/** A company's hours with what its clock shows at a moment, by default now; undefined: it has set none. */
export async function instantClockOf(
	db: Queryable,
	companyId: number,
	at: Date | null,
): Promise<InstantClock | undefined> {
	const moment = at === null ? sql`now()` : sql`${at.toISOString()}::timestamptz`
	const { rows } = await db.execute<InstantClock>(sql`
		select setting.hours, ${clock.day} as day, ${clock.minute} as minute
		from instant_setting as setting cross join lateral (select ${inJakarta(moment)} as clock) as local
		where setting.company_id = ${companyId}`)
	return rows[0]
}
