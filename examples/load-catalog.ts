import { sql } from 'drizzle-orm'
import type { Transaction } from '#website-api/db/database.ts'
import { brand, category } from '#website-api/modules/catalog/products/category.table.ts'
import { refreshProductPrices } from '#website-api/modules/catalog/products/prices.command.ts'
import { product, productMedia } from '#website-api/modules/catalog/products/product.table.ts'
import { review } from '#website-api/modules/catalog/products/review.table.ts'
import { variant } from '#website-api/modules/catalog/products/variant.table.ts'
import { productFile } from '#website-api/modules/sales/customer-orders/product-file.table.ts'
import { countStock } from '#website-api/modules/catalog/stock/stock.command.ts'
import type { SeedPictures } from './draw-pictures.ts'
import { inChunks } from './in-chunks.ts'
import type { SeedCategory, SeedCompany, SeedProduct } from './seed-shapes.ts'

type Loaded = { id: number; seed: SeedProduct }

/** A company's categories, brands, products, variants, stock and reviews. */
export async function loadCatalog(
	tx: Transaction,
	companyId: number,
	entry: SeedCompany,
	pictures: SeedPictures,
) {
	const categories = await loadCategories(tx, companyId, entry.categories, pictures)
	const brands = await loadBrands(tx, companyId, entry.products)
	const loaded = await loadProducts(tx, companyId, entry.products, { categories, brands })
	await loadPictures(tx, companyId, loaded, pictures)
	await loadVariants(tx, companyId, loaded)
	await loadReviews(tx, companyId, loaded)
	await loadFiles(tx, companyId, loaded, pictures)
	const ids = loaded.map((row) => row.id)
	await inChunks(ids, (part) => refreshProductPrices(tx, companyId, part))
}

type Category = { id: number; words: string }

async function loadCategories(
	tx: Transaction,
	companyId: number,
	list: SeedCategory[],
	pictures: SeedPictures,
	parent?: Category,
): Promise<Map<string, Category>> {
	const found = new Map<string, Category>()
	for (const [position, { slug, name, children }] of list.entries()) {
		const [row] = await tx
			.insert(category)
			.values({
				companyId,
				parentId: parent?.id ?? null,
				slug,
				name,
				iconMediaId: pictures.icons.get(slug) ?? null,
				position,
			})
			.returning({ id: category.id })
		if (!row) continue
		const node = { id: row.id, words: `${name.id} ${name.en} ${parent?.words ?? ''}` }
		found.set(slug, node)
		const below = await loadCategories(tx, companyId, children ?? [], pictures, node)
		for (const [key, value] of below) found.set(key, value)
	}
	return found
}

async function loadBrands(tx: Transaction, companyId: number, products: SeedProduct[]) {
	const names = [...new Set(products.map((entry) => entry.brand))]
	const rows = await tx
		.insert(brand)
		.values(names.map((name) => ({ companyId, slug: slugOf(name), name })))
		.returning()
	return new Map(rows.map((row) => [row.name, row.id]))
}

function slugOf(name: string): string {
	return name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
}

async function loadProducts(
	tx: Transaction,
	companyId: number,
	products: SeedProduct[],
	known: { categories: Map<string, Category>; brands: Map<string, number> },
): Promise<Loaded[]> {
	const ids = new Map<string, number>()
	await inChunks(products, async (part) => {
		const rows = await tx
			.insert(product)
			.values(part.map((seed) => productRow(companyId, seed, known)))
			.returning({ id: product.id, slug: product.slug })
		for (const row of rows) ids.set(row.slug, row.id)
	})
	return products.map((seed) => ({ id: ids.get(seed.slug) ?? 0, seed }))
}

function productRow(
	companyId: number,
	seed: SeedProduct,
	{ categories, brands }: { categories: Map<string, Category>; brands: Map<string, number> },
) {
	const home = categories.get(seed.category)
	if (!home) throw new Error(`${seed.slug}: no category ${seed.category}`)
	const skus = seed.variants.map((entry) => entry.sku).join(' ')
	return {
		companyId,
		slug: seed.slug,
		name: seed.name,
		summary: seed.summary,
		description: seed.description,
		categoryId: home.id,
		brandId: brands.get(seed.brand) ?? null,
		options: seed.options.map((option) => ({
			name: option.name,
			values: option.values.map(({ label, swatch }) => ({ label, swatch: swatch ?? null })),
		})),
		isDigital: seed.file !== undefined,
		sizeMm: seed.size?.map((side) => Math.round(side * 10)) ?? null,
		keywords: `${seed.brand} ${home.words}`,
		skus,
		ratingSum: seed.reviews.reduce((sum, { rating }) => sum + rating, 0),
		ratingCount: seed.reviews.length,
		soldCount: seed.soldCount,
		publishedAt: daysAgo(seed.daysOld),
		updatedAt: daysAgo(seed.daysOld),
	}
}

function daysAgo(days: number) {
	return sql`now() - make_interval(days => ${Math.round(days)}::integer)`
}

async function loadPictures(
	tx: Transaction,
	companyId: number,
	loaded: Loaded[],
	pictures: SeedPictures,
) {
	const rows = loaded.flatMap(({ id, seed }) =>
		(pictures.products.get(seed.slug) ?? []).map((mediaId, position) => ({
			companyId,
			productId: id,
			position,
			mediaId,
			alt: seed.pictures[position]?.alt ?? seed.name,
		})),
	)
	await inChunks(rows, (part) => tx.insert(productMedia).values(part))
}

async function loadVariants(tx: Transaction, companyId: number, loaded: Loaded[]) {
	const rows = loaded.flatMap(({ id, seed }) =>
		seed.variants.map((entry, position) => ({
			companyId,
			productId: id,
			sku: entry.sku,
			choice: entry.choice,
			price: entry.compareAtPrice ?? entry.price,
			discountPrice: entry.compareAtPrice === undefined ? null : entry.price,
			weightGrams: entry.weightGrams,
			mediaPosition: entry.picture ?? null,
			position,
		})),
	)
	const units = new Map(
		loaded.flatMap(({ seed }) => seed.variants.map((entry) => [entry.sku, entry.stock])),
	)
	await inChunks(rows, async (part) => {
		const made = await tx
			.insert(variant)
			.values(part)
			.returning({ id: variant.id, sku: variant.sku })
		const counts = made.map(({ id, sku }) => ({ variantId: id, onHand: units.get(sku) ?? 0 }))
		await countStock(tx, companyId, counts, 'seed')
	})
}

async function loadReviews(tx: Transaction, companyId: number, loaded: Loaded[]) {
	const rows = loaded.flatMap(({ id, seed }) =>
		seed.reviews.map((entry) => ({
			companyId,
			productId: id,
			author: entry.author,
			rating: entry.rating,
			body: entry.text,
			createdAt: daysAgo(entry.daysAgo),
			language: 'id',
		})),
	)
	await inChunks(rows, (part) => tx.insert(review).values(part))
}

async function loadFiles(
	tx: Transaction,
	companyId: number,
	loaded: Loaded[],
	{ files }: SeedPictures,
) {
	for (const { id: productId, seed } of loaded) {
		const stored = files.get(seed.slug)
		if (!seed.file || !stored) continue
		const contentType = 'application/pdf'
		await tx
			.insert(productFile)
			.values({ companyId, productId, fileName: seed.file.name, contentType, ...stored })
	}
}
