import { sql, type SQL } from 'drizzle-orm'
import { addressIn, type AddressKind, comparablePath } from '#contract/moved-address.ts'
import type { Queryable } from '#website-api/db/database.ts'

/** Redirects in a row that are followed at once, each with one statement. */
const MAX_STEPS = 10

/**
 * Where a path without a page leads: a redirect of the shop's own, or else the present address of what had it; null:
 * nowhere, or around in a circle. Redirects in a row are followed to the last.
 */
export async function movedAddress(
	db: Queryable,
	companyId: number,
	path: string,
	maxSteps = MAX_STEPS,
): Promise<string | null> {
	let target: string | null = null
	const seen = new Set<string>()
	for (let at = comparablePath(path); at !== undefined; at = pathOf(target)) {
		if (seen.has(at)) return null
		if (seen.size === maxSteps) return target
		seen.add(at)
		const { own, former, isShown } = await stepFrom(db, companyId, at)
		const next: string | null = target !== null && isShown ? null : (own ?? former)
		if (next === null) return target
		target = next
	}
	return target
}

/** The path of a target within the shop, as addresses are compared. */
function pathOf(target: string | null): string | undefined {
	return target?.startsWith('/') ? comparablePath(target.replace(/[?#].*$/s, '')) : undefined
}

type Step = { own: string | null; former: string | null; isShown: boolean }

async function stepFrom(db: Queryable, companyId: number, path: string): Promise<Step> {
	const address = addressIn(path)
	const { rows } = await db.execute<{ own: string | null; former: string | null; shown: boolean }>(
		sql`select
			(select target from own_redirect where company_id = ${companyId} and path = ${path}) as own,
			${address ? formerOf(companyId, address) : sql`null::text`} as former,
			${address ? isPage(companyId, address.kind, sql`${address.slug}`, 'shown') : sql`false`} as shown`,
	)
	const [row] = rows
	return {
		own: row?.own ?? null,
		former: address && row?.former ? address.withSlug(row.former) : null,
		isShown: row?.shown ?? false,
	}
}

// What has the address today counts, even if it is no longer shown.
function formerOf(companyId: number, { kind, slug }: { kind: AddressKind; slug: string }): SQL {
	return sql`(select present_slug from former_address
		where company_id = ${companyId} and kind = ${kind} and slug = ${slug}
			and not ${isPage(companyId, kind, sql`${slug}`, 'known')}
			and ${isPage(companyId, kind, sql`present_slug`, 'known')})`
}

function isPage(companyId: number, kind: AddressKind, slug: SQL, state: 'known' | 'shown'): SQL {
	return sql`exists (select 1 from ${sql.identifier(kind)} as page
		where page.company_id = ${companyId} and page.slug = ${slug} and ${pages[kind][state]})`
}

const published = sql`page.published_at <= now()`
const readable = sql`(${published} and page.withdrawn_at is null)`
const always = { known: sql`true`, shown: sql`true` }

/** Which rows have a page (status 200), and which have or had one (410). */
const pages: Record<AddressKind, { known: SQL; shown: SQL }> = {
	product: {
		known: sql`(page.status = 'ARCHIVED' or page.status = 'ACTIVE' and ${published})`,
		shown: sql`(page.status = 'ACTIVE' and ${published} or page.status = 'ARCHIVED' and page.keeps_page)`,
	},
	category: always,
	information: { known: published, shown: readable },
	banner: {
		known: sql`coalesce(page.starts_at <= now(), true)`,
		shown: sql`(page.active and coalesce(page.starts_at <= now(), true) and coalesce(page.ends_at > now(), true))`,
	},
	article: { known: published, shown: readable },
	article_category: always,
}

/** Whether a path is the address of something that is shown today. */
export async function isShownAt(db: Queryable, companyId: number, path: string): Promise<boolean> {
	return (await stepFrom(db, companyId, path)).isShown
}
