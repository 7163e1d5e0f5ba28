import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { brand, category } from '#website-api/modules/catalog/category.table.ts'
import { slugOf } from './slug.ts'

/** The brand of this name, made when there is none; null for a name that has no letter or digit. */
export async function brandNamed(tx: Transaction, companyId: number, name: string) {
	const slug = slugOf(name)
	if (slug === '') return null
	await tx.insert(brand).values({ companyId, slug, name }).onConflictDoNothing()
	const [row] = await tx
		.select({ id: brand.id })
		.from(brand)
		.where(and(eq(brand.companyId, companyId), eq(brand.slug, slug)))
	return row?.id ?? null
}

/** The category of this name, made at the top of the tree when there is none; null as for brands. */
export async function categoryNamed(tx: Transaction, companyId: number, name: string) {
	const slug = slugOf(name)
	if (slug === '') return null
	await tx
		.insert(category)
		.values({ companyId, slug, name: { id: name, en: name }, position: 1000 })
		.onConflictDoNothing()
	const [row] = await tx
		.select({ id: category.id })
		.from(category)
		.where(and(eq(category.companyId, companyId), eq(category.slug, slug)))
	return row?.id ?? null
}
