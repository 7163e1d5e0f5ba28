import type { PaymentProvider } from '#contract/online-method.ts'
import type { PaymentAccountEdit, ProviderEnvironment } from '#contract/payment-account.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { AccountKeys } from './account-keys.ts'

/** Keys that still prove notifications, the present one included. */
const mostKeys = 3

/** By how a key begins; of others nobody knows. */
const environments: readonly [prefix: string, environment: ProviderEnvironment][] = [
	['SB-', 'SANDBOX'],
	['xnd_development_', 'SANDBOX'],
	['Mid-', 'PRODUCTION'],
	['xnd_production_', 'PRODUCTION'],
	['SIMULATION-', 'SIMULATION'],
]

/**
 * The keys of an account after an edit: those that it leaves out stay. Those before still prove notifications, unless they
 * are of another environment. 422 PAYMENT_KEYS_MISSING, PAYMENT_KEY_OF_OTHER_ENVIRONMENT.
 */
export function changedKeys(
	provider: PaymentProvider,
	{ environment, secretKey, callbackToken }: PaymentAccountEdit,
	/** Undefined: there are none, or they can't be read. */
	saved: { keys: AccountKeys; environment: ProviderEnvironment } | undefined,
): AccountKeys {
	const isSameAccount = saved?.environment === environment
	const known = saved?.keys
	const secret = secretKey ?? (known && presentKey(known))
	if (secret === undefined) throw new Problem(422, 'PAYMENT_KEYS_MISSING')
	requireEnvironment(secret, environment)
	if (provider === 'MIDTRANS') {
		const before = isSameAccount && known?.provider === 'MIDTRANS' ? known.serverKeys : []
		return { provider, serverKeys: inOrder(secret, before) }
	}
	const tokens = known?.provider === 'XENDIT' ? known.callbackTokens : undefined
	const token = callbackToken ?? tokens?.[0]
	if (token === undefined) throw new Problem(422, 'PAYMENT_KEYS_MISSING')
	const before = (isSameAccount && tokens) || []
	return { provider, secretKey: secret, callbackTokens: inOrder(token, before) }
}

/** The key that calls are made with. */
export function presentKey(keys: AccountKeys): string {
	return keys.provider === 'MIDTRANS' ? keys.serverKeys[0] : keys.secretKey
}

function inOrder(present: string, before: readonly string[]): [string, ...string[]] {
	const others = before.filter((key) => key !== present)
	return [present, ...others.slice(0, mostKeys - 1)]
}

/** 422 PAYMENT_KEY_OF_OTHER_ENVIRONMENT, as far as the key itself tells. */
export function requireEnvironment(key: string, environment: ProviderEnvironment) {
	const [, known] = environments.find(([prefix]) => key.startsWith(prefix)) ?? []
	if (known === undefined && environment !== 'SIMULATION') return
	if (known !== environment) throw new Problem(422, 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT')
}
