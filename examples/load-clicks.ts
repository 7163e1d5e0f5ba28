import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { randomFrom } from './draw/random.ts'
import { referralClick } from '#website-api/modules/programmes/tracking/click.table.ts'
import type { SeedAgent } from './content-shapes.ts'
import { inChunks } from './in-chunks.ts'

const daysBack = 365
const daysAMonth = 30

/** Visits by the agents' links over the last year, since each joined: the same ones for the same agents. */
export async function loadClicks(tx: Transaction, companyId: number, agents: SeedAgent[]) {
	const visits = agents.flatMap((one) =>
		visitsOf(one).map((visit) => ({ code: one.code, ...visit })),
	)
	await inChunks(visits, (part) =>
		tx
			.insert(referralClick)
			.values(
				part.map(({ code, daysAgo, visitor }) => ({
					companyId,
					kind: 'AGENT' as const,
					code,
					visitor,
					day: sql`(now() at time zone 'Asia/Jakarta')::date - ${daysAgo}::integer`,
					clickedAt: sql`now() - make_interval(days => ${daysAgo}::integer)`,
				})),
			)
			.onConflictDoNothing(),
	)
}

// Weekends bring more, and an agent's circle grows; a few agents do much better than the others.
function visitsOf({ code, monthsAgo }: SeedAgent) {
	const random = randomFrom(`clicks of ${code}`)
	const eagerness = random.between(0.05, 0.5) * (random.chance(0.2) ? 2.5 : 1)
	const since = Math.min(daysBack, monthsAgo * daysAMonth)
	const visits: { daysAgo: number; visitor: string }[] = []
	for (let daysAgo = since - 1; daysAgo >= 0; daysAgo--) {
		const growth = 0.6 + 0.8 * (1 - daysAgo / daysBack)
		const weekend = daysAgo % 7 < 2 ? 1.6 : 1
		const expected = eagerness * growth * weekend
		const count = Math.floor(expected + random.next())
		for (let at = 0; at < count; at++) visits.push({ daysAgo, visitor: `seed-${at}` })
	}
	return visits
}
