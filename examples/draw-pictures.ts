import { createHash } from 'node:crypto'
import { drawBanner, drawHero, drawScene } from './draw/banner.ts'
import { drawCategoryIcon } from './draw/category-icon.ts'
import { drawLogo } from './draw/logo.ts'
import { drawProduct } from './draw/product.ts'
import { studios } from './draw/studios.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { storeDrawing, type StoredMedia } from '#website-api/media/store.ts'
import type { SeedCategory, SeedCompany } from './seed-shapes.ts'
import { textPdf } from './text-pdf.ts'

/** The pictures of a seeded company, drawn and stored; the media rows are still to be inserted. */
export type SeedPictures = {
	logo: string
	icons: Map<string, string>
	banners: Map<string, { wide: string; tall: string }>
	/** Large pictures of the shop's room by their slug: 1600 by 900, and 960 by 1200 for a phone. */
	heroes: Map<string, { wide: string; tall: string }>
	/** Media ids in the order of a product's pictures, by its slug. */
	products: Map<string, string[]>
	rows: StoredMedia[]
	/** What is downloaded of a digital product, by its slug. */
	files: Map<string, { storageId: string; sizeBytes: number }>
}

/** Draws and stores every picture and file of a company. Repeating it writes the same files. */
export async function drawPictures(
	storage: MediaStorage,
	companyId: number,
	company: SeedCompany,
): Promise<SeedPictures> {
	const rows = new Map<string, StoredMedia>()
	const keep = async (svg: string, width: number, height: number) => {
		const stored = await storeDrawing(storage, companyId, { svg, width, height })
		rows.set(stored.id, stored)
		return stored.id
	}
	const studio = studios[company.studio]
	const logo = await keep(drawLogo(company.logo), 240, 240)
	const icons = new Map<string, string>()
	for (const category of flatten(company.categories)) {
		icons.set(category.slug, await keep(drawCategoryIcon(category.icon), 96, 96))
	}
	const banners = new Map<string, { wide: string; tall: string }>()
	for (const banner of company.banners) {
		const wide = await keep(drawBanner(banner, 1600, 640, studio), 1600, 640)
		// What a phone shows: no words stand on it.
		const tall = await keep(drawScene(banner, 960, 540, studio), 960, 540)
		banners.set(banner.slug, { wide, tall })
	}
	const heroes = new Map<string, { wide: string; tall: string }>()
	for (const hero of company.heroes) {
		const wide = await keep(drawHero(hero, 1600, 900, studio), 1600, 900)
		const tall = await keep(drawHero(hero, 960, 1200, studio), 960, 1200)
		heroes.set(hero.slug, { wide, tall })
	}
	const products = new Map<string, string[]>()
	for (const product of company.products) {
		const drawings = product.pictures.map(({ art, view }) => drawProduct(art, view, studio))
		products.set(product.slug, await Promise.all(drawings.map((svg) => keep(svg, 1200, 1200))))
	}
	const files = await storeFiles(storage, company)
	return { logo, icons, banners, heroes, products, rows: [...rows.values()], files }
}

async function storeFiles(storage: MediaStorage, { code, products }: SeedCompany) {
	const files: SeedPictures['files'] = new Map()
	for (const { slug, file } of products) {
		if (!file) continue
		const bytes = textPdf(file.title, file.pages)
		const storageId = createHash('sha256').update(`seed/${code}/${slug}`).digest('hex').slice(0, 40)
		await storage.writePrivate(storageId, bytes)
		files.set(slug, { storageId, sizeBytes: bytes.length })
	}
	return files
}

function flatten(categories: SeedCategory[]): SeedCategory[] {
	return categories.flatMap((category) => [category, ...flatten(category.children ?? [])])
}
