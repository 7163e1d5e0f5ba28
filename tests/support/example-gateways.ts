import { ONLINE_METHOD_CODES } from '#contract/online-method.ts'
import { simulatedMidtrans } from '#examples/simulated-gateway/simulated-midtrans.ts'
import type { Database } from '#website-api/db/database.ts'
import { sealKeys } from '#website-api/modules/platform/gateways/accounts/account-keys.ts'
import { companyGateways } from '#website-api/modules/platform/gateways/accounts/company-gateways.queries.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { exampleSecret } from './example-api.ts'

const serverKey = 'SB-key'

/** The gateways of companies, whose provider is in this process; what it sends and is asked is kept. */
export function exampleGateways(db: Database, secret = exampleSecret) {
	const asked: Request[] = []
	const notifications: Request[] = []
	const midtrans = simulatedMidtrans({
		serverKey,
		url: 'https://app.sandbox.midtrans.com',
		send: async (request) => void notifications.push(request),
	})
	/** Calls that are not answered, each with what ends its time; undefined: calls are answered. */
	let hanging: ((reason: Error) => void)[] | undefined
	const transport = (request: Request) => {
		asked.push(request.clone())
		const waiting = hanging
		if (waiting) return new Promise<Response>((_answer, end) => void waiting.push(end))
		return midtrans.transport(request)
	}
	const gateways = companyGateways({ db, secret, transport, clock: () => new Date() })
	return {
		gateways,
		midtrans,
		asked,
		notifications,
		/** From now on no call is answered; the returned function lets the time of those that wait be over. */
		hang() {
			const waiting: ((reason: Error) => void)[] = []
			hanging = waiting
			return () => {
				for (const end of waiting.splice(0)) end(new DOMException('No answer', 'TimeoutError'))
			}
		},
		/** An account with every method for a company. */
		async addAccount(companyId: number, changes: Partial<typeof paymentAccount.$inferInsert> = {}) {
			const keys = { provider: 'MIDTRANS', serverKeys: [serverKey] as [string] } as const
			await db.insert(paymentAccount).values({
				companyId,
				provider: 'MIDTRANS',
				environment: 'SANDBOX',
				keys: sealKeys(keys, companyId, secret),
				keyHint: 'key',
				methods: ONLINE_METHOD_CODES,
				...changes,
			})
		},
	}
}
