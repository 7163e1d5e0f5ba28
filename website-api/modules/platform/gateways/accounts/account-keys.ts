import { z } from 'zod'
import type { PaymentProvider } from '#contract/online-method.ts'
import { seal, unseal } from '#website-api/modules/platform/secrets/sealed-text.ts'

const key = z.string().min(1).max(200)
/** The present key first; the earlier ones still prove notifications of attempts that were opened with them. */
const keysInOrder = z.tuple([key], key)

const MidtransKeys = z.object({ provider: z.literal('MIDTRANS'), serverKeys: keysInOrder })
const XenditKeys = z.object({
	provider: z.literal('XENDIT'),
	secretKey: key,
	callbackTokens: keysInOrder,
})
const AccountKeys = z.discriminatedUnion('provider', [MidtransKeys, XenditKeys])
export type AccountKeys = z.output<typeof AccountKeys>

type Owner = { companyId: number; provider: PaymentProvider }

/** Encrypts the keys of an account with the installation's secret. */
export function sealKeys(keys: AccountKeys, companyId: number, secret: string): string {
	return seal(JSON.stringify(keys), sealOf({ companyId, provider: keys.provider }, secret))
}

/** The keys of an account; undefined: they were encrypted with the secret of another installation. */
export function unsealKeys(sealed: string, owner: Owner, secret: string): AccountKeys | undefined {
	try {
		return AccountKeys.parse(JSON.parse(unseal(sealed, sealOf(owner, secret))))
	} catch {
		return undefined
	}
}

function sealOf({ companyId, provider }: Owner, secret: string) {
	return { purpose: 'payment-account', owner: `${companyId}:${provider}`, secret } as const
}
