import { eq } from 'drizzle-orm'
import type { OnlineMethod } from '#contract/online-method.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { setting } from '#website-api/modules/platform/companies/setting.table.ts'
import { sharedSecret } from '#website-api/modules/platform/companies/shared-secret.command.ts'
import {
	type AccountKeys,
	sealKeys,
} from '#website-api/modules/platform/gateways/accounts/account-keys.ts'
import { paymentAccount } from '#website-api/modules/platform/gateways/accounts/payment-account.table.ts'
import { payoutAccount } from '#website-api/modules/platform/gateways/payouts/payout-account.table.ts'
import {
	type PayoutKeys,
	sealPayoutKeys,
} from '#website-api/modules/platform/gateways/payouts/payout-keys.ts'
import { SIMULATION_KEYS } from './simulated-gateway/simulation-keys.ts'

const { MIDTRANS, IRIS, XENDIT } = SIMULATION_KEYS
const accounts: { keys: AccountKeys; methods: OnlineMethod[] }[] = [
	{
		keys: { provider: 'MIDTRANS', serverKeys: [MIDTRANS.serverKey] },
		methods: [
			'QRIS',
			'VA_BCA',
			'VA_BNI',
			'VA_BRI',
			'VA_CIMB',
			'VA_MANDIRI',
			'VA_PERMATA',
			'GOPAY',
			'INDOMARET',
			'ALFAMART',
			'CARD',
		],
	},
	{
		keys: {
			provider: 'XENDIT',
			secretKey: XENDIT.secretKey,
			callbackTokens: [XENDIT.callbackToken],
		},
		methods: ['SHOPEEPAY'],
	},
]

/**
 * Gives an example shop accounts with the simulated providers, once in a database's life. They are not offered where
 * nothing is simulated.
 */
export async function loadPaymentAccounts(db: Database, code: string): Promise<boolean> {
	const secret = await sharedSecret(db)
	return inTransaction(db, async (tx) => {
		const [shop] = await tx.select({ id: company.id }).from(company).where(eq(company.code, code))
		if (!shop) return false
		const claimed = await tx
			.insert(setting)
			.values({ key: `seeded-payment-accounts:${code}`, value: '1' })
			.onConflictDoNothing()
			.returning()
		if (claimed.length === 0) return false
		const rows = accounts.map(({ keys, methods }) => ({
			companyId: shop.id,
			provider: keys.provider,
			environment: 'SIMULATION' as const,
			keys: sealKeys(keys, shop.id, secret),
			keyHint: '0000',
			methods,
		}))
		await tx.insert(paymentAccount).values(rows).onConflictDoNothing()
		await tx.insert(payoutAccount).values(payoutRows(shop.id, secret)).onConflictDoNothing()
		return true
	})
}

const payoutKeys: PayoutKeys[] = [
	{
		provider: 'MIDTRANS',
		secretKey: IRIS.creatorKey,
		approverKey: IRIS.approverKey,
		proofKeys: [IRIS.merchantKey],
	},
	{ provider: 'XENDIT', secretKey: XENDIT.secretKey, proofKeys: [XENDIT.callbackToken] },
]

const payoutRows = (companyId: number, secret: string) =>
	payoutKeys.map((keys) => ({
		companyId,
		provider: keys.provider,
		environment: 'SIMULATION' as const,
		keys: sealPayoutKeys(keys, companyId, secret),
		keyHint: '0000',
		fee: 5_000,
	}))
