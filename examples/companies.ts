import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { gawai } from './companies/gawai/company.ts'
import { kopi } from './companies/kopi/company.ts'
import { sandang } from './companies/sandang/company.ts'
import { loadSeed } from './load.ts'
import type { SeedCompany } from './seed-shapes.ts'

/** The shops a fresh database holds, the first of them on localhost. */
export const seedCompanies: SeedCompany[] = [sandang, kopi, gawai]

/** Fills an empty database with the example shops; false when there was nothing to do. */
export function loadExamples(db: Database, storage: MediaStorage, say: (line: string) => void) {
	return loadSeed(db, storage, seedCompanies, say)
}
