import { z } from 'zod'
import type { CourierAccountEdit } from '#contract/courier-account.ts'
import type { ProviderEnvironment } from '#contract/payment-account.ts'
import { Problem } from '#website-api/http/problem.ts'
import { keySeal } from '#website-api/modules/platform/gateways/accounts/sealed-keys.ts'

const key = z.string().min(1).max(500)
const CourierKeys = z.object({
	key,
	/** Pushes are proven by this header with one of these values, the present one first; null: by nothing. */
	proof: z.object({ header: z.string().min(1), values: z.tuple([key], key) }).nullable(),
})
export type CourierKeys = z.output<typeof CourierKeys>

const sealed = keySeal('courier-account', CourierKeys)
/** Encrypts the keys of an account with the installation's secret. */
export const sealCourierKeys = sealed.seal
/** The keys of an account; undefined: they were encrypted with the secret of another installation. */
export const unsealCourierKeys = sealed.unseal

/** By how a key of Biteship begins; RajaOngkir has no test mode. */
const environments: readonly [prefix: string, environment: ProviderEnvironment][] = [
	['biteship_test.', 'SANDBOX'],
	['biteship_live.', 'PRODUCTION'],
	['SIMULATION-', 'SIMULATION'],
]

/**
 * The keys of an account after an edit: those that it leaves out stay, and the proof before is still accepted. 422
 * COURIER_KEYS_MISSING, COURIER_KEY_OF_OTHER_ENVIRONMENT.
 */
export function changedCourierKeys(
	edit: Pick<CourierAccountEdit, 'environment' | 'secretKey' | 'proofHeader' | 'proofValue'>,
	/** Undefined: there are none, or they can't be read. */
	saved: { keys: CourierKeys; environment: ProviderEnvironment } | undefined,
): CourierKeys {
	const present = edit.secretKey ?? saved?.keys.key
	if (present === undefined) throw new Problem(422, 'COURIER_KEYS_MISSING')
	requireEnvironment(present, edit.environment)
	const header = edit.proofHeader.toLowerCase()
	if (header === '') return { key: present, proof: null }
	const before = saved?.environment === edit.environment ? (saved.keys.proof?.values ?? []) : []
	const value = edit.proofValue ?? before[0]
	if (value === undefined) throw new Problem(422, 'COURIER_KEYS_MISSING')
	const [last] = before.filter((one) => one !== value)
	return { key: present, proof: { header, values: last === undefined ? [value] : [value, last] } }
}

function requireEnvironment(present: string, environment: ProviderEnvironment) {
	const [, known] = environments.find(([prefix]) => present.startsWith(prefix)) ?? []
	if (known === undefined && environment !== 'SIMULATION') return
	if (known !== environment) throw new Problem(422, 'COURIER_KEY_OF_OTHER_ENVIRONMENT')
}
