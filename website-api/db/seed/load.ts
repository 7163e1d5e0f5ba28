import { sql } from 'drizzle-orm'
import { inTransaction, type Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { company } from '#website-api/modules/companies/company.table.ts'
import { setting } from '#website-api/modules/companies/setting.table.ts'
import { drawPictures, type SeedPictures } from './draw-pictures.ts'
import { loadCatalog } from './load-catalog.ts'
import { loadCompany } from './load-company.ts'
import type { SeedCompany } from './seed-shapes.ts'

const marker = { key: 'seeded', value: '1' }

/**
 * Fills a database that holds no company with these; their ids are 1, 2, 3 in order. Runs once in a database's
 * life, in one transaction; several processes may call it at once. False: there was nothing to do.
 */
export async function loadSeed(
	db: Database,
	storage: MediaStorage,
	companies: SeedCompany[],
	say: (line: string) => void = () => undefined,
): Promise<boolean> {
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
		}
		await tx.execute(
			sql`select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))`,
		)
		return true
	})
}
