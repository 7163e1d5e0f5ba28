import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { jsonRows } from './json-rows.queries.ts'
import { addressesOf } from './slug.ts'

/** Ids by name; an empty name has none. */
export type NamedIds = Map<string, number>

/** The brands with these names; creates missing ones. */
export function brandsNamed(tx: Transaction, companyId: number, names: string[]) {
	return namedIds(names, async (list) => {
		await tx.execute(sql`
			insert into brand (company_id, slug, name)
			select ${companyId}, row.slug, row.name from ${jsonRows(list, { slug: 'text', name: 'text' })}
			on conflict do nothing`)
		return tx.execute<Found>(sql`
			select slug, id from brand where company_id = ${companyId}
				and slug in (select row.slug from ${jsonRows(slugsOf(list), { slug: 'text' })})`)
	})
}

/** The categories with these names; creates missing ones at the top level. */
export function categoriesNamed(tx: Transaction, companyId: number, names: string[]) {
	return namedIds(names, async (list) => {
		await tx.execute(sql`
			insert into category (company_id, slug, name, position)
			select ${companyId}, row.slug, jsonb_build_object('id', row.name, 'en', row.name), 1000
			from ${jsonRows(list, { slug: 'text', name: 'text' })}
			on conflict do nothing`)
		return tx.execute<Found>(sql`
			select slug, id from category where company_id = ${companyId}
				and slug in (select row.slug from ${jsonRows(slugsOf(list), { slug: 'text' })})`)
	})
}

type Found = { slug: string; id: number }
type Named = { slug: string; name: string }

const slugsOf = (list: Named[]) => list.map(({ slug }) => ({ slug }))

async function namedIds(
	names: string[],
	find: (list: Named[]) => Promise<{ rows: Found[] }>,
): Promise<NamedIds> {
	const bySlug = new Map(
		names.filter((name) => name !== '').map((name) => [nameSlug(name), name] as const),
	)
	if (bySlug.size === 0) return new Map()
	// In a fixed order, so that two imports that create the same names cannot deadlock.
	const list = [...bySlug].map(([slug, name]) => ({ slug, name }))
	list.sort((a, b) => (a.slug < b.slug ? -1 : 1))
	const { rows } = await find(list)
	const ids = new Map(rows.map((row) => [row.slug, row.id]))
	return new Map(
		names.flatMap((name) => {
			const id = name === '' ? undefined : ids.get(nameSlug(name))
			return id === undefined ? [] : [[name, id] as const]
		}),
	)
}

/** A name in any script has an address. */
function nameSlug(name: string): string {
	return addressesOf(name, name, 'nama')[0] ?? ''
}
