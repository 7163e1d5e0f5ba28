import { sql } from 'drizzle-orm'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { gawai } from './companies/gawai/company.ts'
import { kopi } from './companies/kopi/company.ts'
import { sandang } from './companies/sandang/company.ts'
import { loadSeed, seededCodes } from './load.ts'
import { loadCourierAccount } from './load-courier-accounts.ts'
import { loadPaymentAccounts } from './load-payment-accounts.ts'
import { loadStaff } from './load-staff.ts'
import type { SeedCompany } from './seed-shapes.ts'

/** The shops a fresh database holds, the first of them on localhost. */
export const seedCompanies: SeedCompany[] = [sandang, kopi, gawai]

/** Fills an empty database with the example shops; false when there was nothing to do. */
export async function loadExamples(
	db: Database,
	storage: MediaStorage,
	say: (line: string) => void,
) {
	const isFilled = await loadSeed(db, storage, seedCompanies, say)
	const [code] = await seededCodes(db, [sandang])
	const hasAccounts = code !== undefined && (await loadPaymentAccounts(db, code))
	const hasCouriers = code !== undefined && (await loadCourierAccount(db, code))
	// The planner treats tables without statistics as tiny; the embedded database never analyses by itself.
	if (isFilled) await db.execute(sql`analyze`)
	return isFilled || hasAccounts || hasCouriers
}

/** Adds the account that runs the example shops in the admin; false when there was nothing to do. */
export async function loadExampleStaff(db: Database, dataDir: string, say: (line: string) => void) {
	return loadStaff(db, await seededCodes(db, seedCompanies), dataDir, say)
}
