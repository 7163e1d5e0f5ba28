import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { DEFAULT_HOME } from '#contract/default-home.ts'
import { type HomeSection, HomeSectionWire } from '#contract/home-section.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { homePublication, homeVersion } from './home.table.ts'
import { withPresentSlugs } from './present-slugs.queries.ts'

/** Parses the sections of a version; ignores kinds that only other releases know. */
function sectionsOf(db: Queryable, companyId: number, stored: unknown[]): Promise<HomeSection[]> {
	const sections = stored.flatMap((one) => {
		const section = HomeSectionWire.safeParse(one)
		return section.success ? [section.data] : []
	})
	return withPresentSlugs(db, companyId, sections)
}

/** The number of the published version; null: the default home page. */
export async function publishedNumber(db: Queryable, companyId: number): Promise<number | null> {
	const [row] = await db
		.select({ number: homePublication.number })
		.from(homePublication)
		.where(eq(homePublication.companyId, companyId))
		.orderBy(desc(homePublication.id))
		.limit(1)
	return row?.number ?? null
}

/** The published sections. */
export async function publishedSections(db: Queryable, companyId: number): Promise<HomeSection[]> {
	const { rows } = await db.execute<{ sections: unknown[] }>(sql`
		select sections from home_version
		where company_id = ${companyId} and number = (
			select number from home_publication where company_id = ${companyId} order by id desc limit 1)`)
	return rows[0] ? sectionsOf(db, companyId, rows[0].sections) : DEFAULT_HOME
}

/** A version of a company's home page; undefined if it does not exist. */
export async function versionAt(db: Queryable, companyId: number, number: number) {
	const [row] = await db
		.select()
		.from(homeVersion)
		.where(and(eq(homeVersion.companyId, companyId), eq(homeVersion.number, number)))
	return row && { ...row, sections: await sectionsOf(db, companyId, row.sections) }
}

/** The last saved version; number 0 with the default home page if there is none. */
export async function draftOf(
	db: Queryable,
	companyId: number,
): Promise<{ number: number; sections: HomeSection[] }> {
	const [row] = await db
		.select({ number: homeVersion.number, sections: homeVersion.sections })
		.from(homeVersion)
		.where(eq(homeVersion.companyId, companyId))
		.orderBy(desc(homeVersion.number))
		.limit(1)
	return row
		? { number: row.number, sections: await sectionsOf(db, companyId, row.sections) }
		: { number: 0, sections: DEFAULT_HOME }
}

/** Versions, last saved first, each with its last publication time. */
export function versionsOf(db: Queryable, companyId: number, before: number, limit: number) {
	return db
		.select({
			number: homeVersion.number,
			author: homeVersion.author,
			at: homeVersion.at,
			sections: sql<number>`jsonb_array_length(${homeVersion.sections})`,
			// Drizzle writes interpolated columns of a single table without the table's name.
			publishedAt: sql<string | null>`(
				select to_char(max(home_publication.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
				from home_publication where home_publication.company_id = home_version.company_id
					and home_publication.number = home_version.number)`,
		})
		.from(homeVersion)
		.where(and(eq(homeVersion.companyId, companyId), lt(homeVersion.number, before)))
		.orderBy(desc(homeVersion.number))
		.limit(limit)
}
