import { z } from 'zod'
import { keySeal } from './sealed-keys.ts'

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

/** How the keys of these accounts are encrypted. */
export const sealedAccountKeys = keySeal('payment-account', AccountKeys)
/** Encrypts the keys of an account with the installation's secret. */
export const sealKeys = (keys: AccountKeys, companyId: number, secret: string) =>
	sealedAccountKeys.seal(keys, { companyId, provider: keys.provider }, secret)
/** The keys of an account; undefined: they were encrypted with the secret of another installation. */
export const unsealKeys = sealedAccountKeys.unseal
