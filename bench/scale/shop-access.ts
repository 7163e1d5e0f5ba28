import { eq } from 'drizzle-orm'
import type { Database } from '../../website-api/db/database.ts'
import { issueApiKey } from '../../website-api/modules/platform/companies/api-key.ts'
import { sharedSecret } from '../../website-api/modules/platform/companies/shared-secret.command.ts'
import { customer } from '../../website-api/modules/platform/identity/customer.table.ts'
import { newOperatorKey } from '../../website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '../../website-api/modules/platform/operator-api/operator-key.command.ts'
import { openSession } from '../../website-api/modules/platform/sessions/session.command.ts'

/** Creates an operator key and the storefront's request headers for a customer in the shop's database. */
export async function shopAccess(db: Database, companyId: number) {
	const operatorKey = newOperatorKey()
	await storeOperatorKey(db, operatorKey, { label: 'bench', role: 'owner', companyId })
	const secret = await sharedSecret(db)
	const [row] = await db.select().from(customer).where(eq(customer.companyId, companyId)).limit(1)
	if (!row) throw new Error('The shop has no customer.')
	const { token } = await openSession(db, row, {
		device: 'bench',
		addressDigest: 'bench',
		locale: 'id' as const,
		secret,
		clock: () => new Date(),
	})
	return {
		operatorKey,
		customer: {
			'api-access': issueApiKey({ companyId, host: 'localhost' }, secret, new Date()),
			'accept-language': 'id',
			authorization: `Bearer ${token}`,
		},
	}
}
