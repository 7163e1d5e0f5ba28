import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { PAYMENT_PROVIDERS } from './online-method.ts'
import { PROVIDER_ENVIRONMENTS } from './payment-account.ts'

/** Who may approve payouts that somebody else asked for: owners and finance, or owners alone. */
export const PAYOUT_APPROVERS = ['FINANCE', 'OWNER'] as const

/** The most that a provider may ask for a payout. */
export const MOST_PAYOUT_FEE = 50_000

/** A shop's account with a provider that pays out. Its keys are in no answer. */
const PayoutAccount = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/** The last characters of the key that payouts are made with. */
	keyHint: ['KEY_HINT', z.string()],
	/** False: they were encrypted by another installation, or the simulation is not here; they must be entered again. */
	isUsable: ['IS_USABLE', z.boolean()],
	approvers: ['APPROVERS', z.enum(PAYOUT_APPROVERS)],
	fee: ['FEE', RupiahWire],
	isOn: ['IS_ON', z.boolean()],
	/** When the last proven notification arrived. */
	heardAt: ['HEARD_DATE', moment.nullable()],
	/** Since when the provider does not answer; null: it does. */
	silentSince: ['SILENT_DATE', moment.nullable().default(null)],
})

const PayoutSettings = message({
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
	/** Null: the shop has none. */
	account: ['PAYOUT_ACCOUNT', PayoutAccount.nullable()],
	/** Address to enter at the provider. */
	notificationUrl: ['NOTIFICATION_URL', z.string()],
	environments: ['ENVIRONMENT_LIST', z.array(z.enum(PROVIDER_ENVIRONMENTS))],
})
export type PayoutSettings = Value<typeof PayoutSettings>

const key = z
	.string()
	.regex(/^[\x21-\x7e]{8,200}$/)
	.optional()

const PayoutAccountEdit = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/** Absent: as it is. Midtrans's creator key, or Xendit's secret key. */
	secretKey: ['SECRET_KEY', key],
	/** Midtrans's approver key. */
	approverKey: ['APPROVER_KEY', key],
	/** What proves notifications: Midtrans's merchant key, or Xendit's token; the one before is still accepted. */
	proofKey: ['PROOF_KEY', key],
	approvers: ['APPROVERS', z.enum(PAYOUT_APPROVERS)],
	fee: ['FEE', RupiahWire.max(MOST_PAYOUT_FEE)],
	isOn: ['IS_ON', z.boolean()],
})
export type PayoutAccountEdit = Value<typeof PayoutAccountEdit>

export const listPayoutAccounts = endpoint({
	method: 'GET',
	path: '/payout-accounts',
	summary: "The shop's accounts with providers that pay out, without keys",
	needs: 'banks',
	answer: z.object({ list: z.array(PayoutSettings) }),
})

export const savePayoutAccount = endpoint({
	method: 'PUT',
	path: '/payout-accounts/{provider}',
	summary: 'Adds or changes an account; keys that are absent stay',
	needs: 'banks',
	params: { provider: z.enum(PAYMENT_PROVIDERS) },
	body: PayoutAccountEdit,
	answer: PayoutSettings,
	failures: {
		404: 'PROVIDER_UNKNOWN',
		422: ['PAYMENT_KEYS_MISSING', 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT', 'ENVIRONMENT_NOT_HERE'],
	},
})
