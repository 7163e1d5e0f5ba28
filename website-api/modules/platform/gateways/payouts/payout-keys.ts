import { z } from 'zod'
import type { PaymentProvider } from '#contract/online-method.ts'
import type { ProviderEnvironment } from '#contract/payment-account.ts'
import type { PayoutAccountEdit } from '#contract/payout-account.ts'
import { Problem } from '#website-api/http/problem.ts'
import { requireEnvironment } from '../accounts/changed-keys.ts'
import { keySeal } from '../accounts/sealed-keys.ts'

const key = z.string().min(1).max(200)
/** What proves notifications: the present one first, and the one before. */
const proofKeys = z.tuple([key], key)
const MidtransKeys = z.object({
	provider: z.literal('MIDTRANS'),
	secretKey: key,
	approverKey: key,
	proofKeys,
})
const XenditKeys = z.object({ provider: z.literal('XENDIT'), secretKey: key, proofKeys })
const PayoutKeys = z.discriminatedUnion('provider', [MidtransKeys, XenditKeys])
export type PayoutKeys = z.output<typeof PayoutKeys>

/** How the keys of these accounts are encrypted. */
export const sealedPayoutKeys = keySeal('payout-account', PayoutKeys)
/** Encrypts the keys of an account with the installation's secret. */
export const sealPayoutKeys = (keys: PayoutKeys, companyId: number, secret: string) =>
	sealedPayoutKeys.seal(keys, { companyId, provider: keys.provider }, secret)
/** The keys of an account; undefined: they were encrypted with the secret of another installation. */
export const unsealPayoutKeys = sealedPayoutKeys.unseal

/**
 * The keys of an account after an edit: those that it leaves out stay. 422 PAYMENT_KEYS_MISSING,
 * PAYMENT_KEY_OF_OTHER_ENVIRONMENT.
 */
export function changedPayoutKeys(
	provider: PaymentProvider,
	{ environment, ...edit }: PayoutAccountEdit,
	/** Undefined: there are none, or they can't be read. */
	saved: { keys: PayoutKeys; environment: ProviderEnvironment } | undefined,
): PayoutKeys {
	const known = saved?.keys
	const secretKey = edit.secretKey ?? known?.secretKey
	const proof = edit.proofKey ?? known?.proofKeys[0]
	const approverKey =
		edit.approverKey ?? (known?.provider === 'MIDTRANS' ? known.approverKey : undefined)
	if (secretKey === undefined || proof === undefined) throw new Problem(422, 'PAYMENT_KEYS_MISSING')
	requireEnvironment(secretKey, environment)
	const before = saved?.environment === environment ? (known?.proofKeys ?? []) : []
	const [last] = before.filter((one) => one !== proof)
	const proofs: PayoutKeys['proofKeys'] = last === undefined ? [proof] : [proof, last]
	if (provider === 'XENDIT') return { provider, secretKey, proofKeys: proofs }
	if (approverKey === undefined) throw new Problem(422, 'PAYMENT_KEYS_MISSING')
	return { provider, secretKey, approverKey, proofKeys: proofs }
}
