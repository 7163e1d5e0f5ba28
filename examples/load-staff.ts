import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '#website-api/db/database.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import { randomPassword } from '#website-api/modules/platform/staff/staff-account.queries.ts'
import { staffAccount } from '#website-api/modules/platform/staff/staff-account.table.ts'

/** Who runs the example shops in the admin. */
export const EXAMPLE_STAFF_EMAIL = 'pemilik@etalase.example'

/** Where the password of the example account lies, readable by its owner alone. */
export function staffPasswordFile(dataDir: string): string {
	return path.join(dataDir, 'admin-password')
}

/**
 * Adds an owner of the example shops who is the installation's administrator too, unless there is any staff account.
 * The password is made at random, said once and kept in the data folder.
 */
export async function loadStaff(
	db: Database,
	companyCodes: string[],
	dataDir: string,
	say: (line: string) => void,
): Promise<boolean> {
	const [present] = await db.select({ id: staffAccount.id }).from(staffAccount).limit(1)
	if (present || companyCodes.length === 0) return false
	const password = await passwordIn(staffPasswordFile(dataDir))
	const added = await addStaff(db, {
		email: EXAMPLE_STAFF_EMAIL,
		name: 'Pemilik Contoh',
		isAdministrator: true,
		password,
		roles: companyCodes.map((companyCode) => ({ companyCode, role: 'owner' as const })),
	})
	if (added.password !== null) {
		// The password itself would stay in stored logs.
		const file = staffPasswordFile(dataDir)
		say(`Admin account of the example shops: ${EXAMPLE_STAFF_EMAIL}, its password is in ${file}`)
	}
	return true
}

async function passwordIn(file: string): Promise<string> {
	try {
		await writeFile(file, `${randomPassword()}\n`, { flag: 'wx', mode: 0o600 })
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
	}
	const password = (await readFile(file, 'utf8')).trim()
	if (password.length >= 10) return password
	throw new Error(
		`${file} should hold a password of 10 or more characters. Delete it to get a new one.`,
	)
}
