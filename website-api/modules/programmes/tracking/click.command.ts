import { sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { wideNetworkOf } from '#process/network.ts'
import { secretDigest } from '#website-api/modules/platform/attempts/visitor.ts'
import { affiliateCoded } from '../affiliates/affiliate.queries.ts'
import { agentCoded } from '../agents/agent.queries.ts'
import { clickNetwork, referralClick, type CLICK_KINDS } from './click.table.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'

export type Click = {
	kind: (typeof CLICK_KINDS)[number]
	code: string
	ipAddress: string
	deviceModel: string
}

/**
 * The maximum number of counted clicks per code, network and day; many visitors may share one network behind a
 * carrier.
 */
const CLICKS_PER_NETWORK = 30

/**
 * Records a click on a referral link. Returns false if it was not counted, because no affiliate or agent has the code,
 * this visitor was already counted for it today, or the network's limit is reached. Codes are compared without case.
 */
export async function recordClick(
	db: Database,
	companyId: number,
	click: Click,
	{
		secret,
		clicksPerNetwork = CLICKS_PER_NETWORK,
	}: { secret: string; clicksPerNetwork?: number | undefined },
): Promise<boolean> {
	// Anybody can make up codes, so that clicks on unknown ones would grow the table without limit.
	const ownerOf = click.kind === 'AFFILIATE' ? affiliateCoded : agentCoded
	if (!(await ownerOf(db, companyId, click.code))) return false
	const visitor = createHmac('sha256', secret)
		.update(`visitor\0${companyId}\0${click.ipAddress}\0${click.deviceModel}`)
		.digest('base64url')
	const network = secretDigest(
		{ companyId, secret },
		'click-network',
		wideNetworkOf(click.ipAddress),
	)
	const about = {
		companyId,
		kind: click.kind,
		code: click.code.toLowerCase(),
		day: sql`(now() at time zone 'Asia/Jakarta')::date`,
	}
	try {
		return await inTransaction(db, async (tx) => {
			const recorded = await tx
				.insert(referralClick)
				.values({ ...about, visitor })
				.onConflictDoNothing()
				.returning({ id: referralClick.id })
			if (recorded.length === 0) return false
			const counted = await tx
				.insert(clickNetwork)
				.values({ ...about, network })
				.onConflictDoUpdate({
					target: [
						clickNetwork.companyId,
						clickNetwork.kind,
						clickNetwork.code,
						clickNetwork.day,
						clickNetwork.network,
					],
					set: { clicks: sql`${clickNetwork.clicks} + 1` },
					setWhere: sql`${clickNetwork.clicks} < ${clicksPerNetwork}`,
				})
				.returning({ clicks: clickNetwork.clicks })
			// Rolls back the click with the transaction.
			if (counted.length === 0) throw new NetworkIsFull()
			return true
		})
	} catch (error) {
		if (error instanceof NetworkIsFull) return false
		throw error
	}
}

const MAX_DELETED = 5_000

/** Deletes the counts of networks of earlier days, which limit nothing any more, in several statements. */
export async function deleteOldClickNetworks(db: Database) {
	for (;;) {
		const { rows } = await db.execute(sql`
			delete from ${clickNetwork} where ctid in (
				select ctid from ${clickNetwork}
				where day < (now() at time zone 'Asia/Jakarta')::date - 1
					and ${isServed(sql`company_id`)} limit ${MAX_DELETED})
			returning 1`)
		if (rows.length < MAX_DELETED) return
	}
}

class NetworkIsFull extends Error {}
