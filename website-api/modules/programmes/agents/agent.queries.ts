import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm'
import type { DirectoryQuery } from '#contract/agent.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { likePatterns } from '#website-api/db/like-pattern.ts'
import { monthOf } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { agent } from './agent.table.ts'

const isListed = sql`(${agent.active} and ${agent.inDirectory})`
const province = sql<string>`left(${agent.districtCode}, 2)`

/** A page of the agents in the directory, with their total number. */
export async function agentsListed(
	db: Queryable,
	companyId: number,
	{ page, pageSize, text, province: wanted }: DirectoryQuery,
) {
	const where = and(
		eq(agent.companyId, companyId),
		isListed,
		wanted === undefined ? undefined : sql`${province} = ${wanted}`,
		...(text === undefined ? [] : matches(text)),
	)
	const [counted] = await db.select({ total: count() }).from(agent).where(where)
	const rows = await db
		.select({
			code: agent.code,
			name: agent.shownName,
			district: agent.districtName,
			city: agent.cityName,
			province: agent.provinceName,
			whatsapp: sql<string | null>`case when ${agent.showWhatsapp} then ${agent.whatsapp} end`,
			joined: monthOf(agent.joinedAt),
		})
		.from(agent)
		.where(where)
		.orderBy(
			asc(agent.provinceName),
			asc(agent.cityName),
			asc(agent.districtName),
			asc(agent.shownName),
			asc(agent.code),
		)
		.limit(pageSize)
		.offset((page - 1) * pageSize)
	return { rows, total: counted?.total ?? 0 }
}

// Only visible fields: a search must not reveal hidden parts of a name.
function matches(text: string): SQL[] {
	const words = sql`concat_ws(' ', ${agent.shownName}, ${agent.districtName}, ${agent.cityName}, ${agent.provinceName})`
	return likePatterns(text).map((pattern) => sql`${words} ilike ${pattern}`)
}

/** Provinces with agents in the directory, and how many. */
export function agentProvinces(db: Queryable, companyId: number) {
	return db
		.select({ code: province, name: agent.provinceName, agentCount: count() })
		.from(agent)
		.where(and(eq(agent.companyId, companyId), isListed))
		.groupBy(province, agent.provinceName)
		.orderBy(asc(agent.provinceName))
}

/** An active agent by the code of their links, compared without case; undefined if unknown. */
export async function agentCoded(db: Queryable, companyId: number, code: string) {
	const [row] = await db
		.select({ code: agent.code, shownName: agent.shownName, customerId: agent.customerId })
		.from(agent)
		.where(
			and(
				eq(agent.companyId, companyId),
				sql`lower(${agent.code}) = lower(${code})`,
				eq(agent.active, true),
			),
		)
	return row
}
