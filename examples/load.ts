import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { contentPage } from '#website-api/modules/site/content/content.table.ts'
import { drawContent } from './draw-content.ts'
import { studios } from './draw/studios.ts'
import { drawPictures, type SeedPictures } from './draw-pictures.ts'
import { loadCatalog } from './load-catalog.ts'
import { loadCompany } from './load-company.ts'
import { loadFlashSale } from './load-flash-sale.ts'
import { loadContent } from './load-content.ts'
import { loadHome } from './load-home.ts'
import { loadVouchers } from './load-vouchers.ts'
import type { SeedCompany } from './seed-shapes.ts'

const marker = { key: 'seeded', value: '1' }

type Say = (line: string) => void

/**
 * Fills a database that holds no company with these; their ids are 1, 2, 3 in order. Each part runs once in a
 * database's life, in a transaction of its own: the shops, and then what each says beside its products, which
 * shops of an earlier version still lack. Several processes may call it at once. False: nothing to do.
 */
export async function loadSeed(
	db: Database,
	storage: MediaStorage,
	companies: SeedCompany[],
	say: Say = () => undefined,
): Promise<boolean> {
	let filled = await loadShops(db, storage, companies, say)
	for (const entry of companies) {
		if (await loadContentOf(db, storage, entry, say)) filled = true
	}
	return filled
}

async function loadShops(db: Database, storage: MediaStorage, companies: SeedCompany[], say: Say) {
	const [present] = await db.select({ id: company.id }).from(company).limit(1)
	if (present) return false
	say('Drawing the pictures of the example shops …')
	const drawn: { id: number; entry: SeedCompany; pictures: SeedPictures }[] = []
	for (const [at, entry] of companies.entries()) {
		drawn.push({ id: at + 1, entry, pictures: await drawPictures(storage, at + 1, entry) })
	}
	return inTransaction(db, async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		const claimed = await tx.insert(setting).values(marker).onConflictDoNothing().returning()
		if (claimed.length === 0) return false
		for (const { id, entry, pictures } of drawn) {
			say(`Filling the shop ${entry.name}: ${entry.products.length} products …`)
			await loadCompany(tx, id, entry, pictures)
			await loadCatalog(tx, id, entry, pictures)
			await loadFlashSale(tx, id, entry)
			await loadVouchers(tx, id, entry.code)
			await loadHome(tx, id, entry, pictures)
		}
		const last = Math.max(...drawn.map(({ id }) => id))
		await tx.execute(sql`select setval(pg_get_serial_sequence('company', 'id'), ${last})`)
		return true
	})
}

async function loadContentOf(db: Database, storage: MediaStorage, entry: SeedCompany, say: Say) {
	const { content } = entry
	if (!content) return false
	const key = `seeded-content:${entry.code}`
	const id = await idOfSeeded(db, entry.code)
	const [done] = await db.select().from(setting).where(eq(setting.key, key))
	if (id === undefined || done) return false
	say(`Writing the pages of ${entry.name}: ${content.articles.length} articles …`)
	const pictures = await drawContent(storage, id, content, studios[entry.studio])
	return inTransaction(db, async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`)
		const claimed = await tx
			.insert(setting)
			.values({ key, value: '1' })
			.onConflictDoNothing()
			.returning()
		if (claimed.length === 0) return false
		const [own] = await tx.select().from(contentPage).where(eq(contentPage.companyId, id)).limit(1)
		if (own) return false
		await loadContent(tx, id, content, pictures)
		return true
	})
}

/** The codes of those companies that are in this database because the examples filled it. */
export async function seededCodes(db: Database, companies: SeedCompany[]): Promise<string[]> {
	const codes = companies.map(({ code }) => code)
	const ids = await Promise.all(codes.map((code) => idOfSeeded(db, code)))
	return codes.filter((_code, at) => ids[at] !== undefined)
}

// Only in a database that the examples filled: elsewhere a shop of this code is someone's own.
async function idOfSeeded(db: Database, code: string): Promise<number | undefined> {
	const [seeded] = await db.select().from(setting).where(eq(setting.key, marker.key))
	if (!seeded) return undefined
	const [row] = await db.select({ id: company.id }).from(company).where(eq(company.code, code))
	return row?.id
}
