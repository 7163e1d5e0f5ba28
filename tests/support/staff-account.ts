import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addMember } from '#contract/staff-member.ts'
import type { StaffRole } from '#contract/operator/permissions.ts'
import { shopAddress } from './shop-address.ts'

export type StaffAccount = { email: string; password: string }

/** Creates a staff account at a company of the running shop. */
export async function newStaff(role: StaffRole, company = 'sandang'): Promise<StaffAccount> {
	const { apiOrigin, data } = shopAddress()
	const key = await readFile(path.join(data, 'operator-key'), 'utf8')
	const email = `${role}-${randomUUID().slice(0, 8)}@contoh.id`
	const response = await fetch(`${apiOrigin}/operator/v1/staff`, {
		method: 'POST',
		headers: { authorization: `Bearer ${key.trim()}`, 'content-type': 'application/json' },
		body: JSON.stringify({
			EMAIL: email,
			NAME: 'Rina Wulandari',
			COMPANY_CODE: company,
			ROLE: role,
		}),
	})
	const { data: account } = addMember.answer.parse(await response.json())
	if (account.PASSWORD === null) throw new Error(`${email} was there already.`)
	return { email, password: account.PASSWORD }
}
