import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Queryable } from '#website-api/db/database.ts'
import { referralClick, type CLICK_KINDS } from './click.table.ts'

export type Click = {
	kind: (typeof CLICK_KINDS)[number]
	code: string
	ipAddress: string
	deviceModel: string
}

/** Records a visit by a referral link; false: this visitor was counted for this code today already. */
export async function recordClick(
	db: Queryable,
	companyId: number,
	click: Click,
	secret: string,
): Promise<boolean> {
	const visitor = createHmac('sha256', secret)
		.update(`visitor\0${companyId}\0${click.ipAddress}\0${click.deviceModel}`)
		.digest('base64url')
	const rows = await db
		.insert(referralClick)
		.values({
			companyId,
			kind: click.kind,
			code: click.code,
			visitor,
			day: sql`(now() at time zone 'Asia/Jakarta')::date`,
		})
		.onConflictDoNothing()
		.returning({ id: referralClick.id })
	return rows.length > 0
}
