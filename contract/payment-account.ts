import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { RupiahWire } from './envelope.ts'
import { message, moment, type Value } from './message.ts'
import { ONLINE_GROUPS, ONLINE_METHOD_CODES, PAYMENT_PROVIDERS } from './online-method.ts'

/** SIMULATION: the simulated provider of this installation, for trying the shop; nobody pays anything. */
export const PROVIDER_ENVIRONMENTS = ['PRODUCTION', 'SANDBOX', 'SIMULATION'] as const
export type ProviderEnvironment = (typeof PROVIDER_ENVIRONMENTS)[number]

/** Who pays the provider's fee. */
export const FEE_PAYERS = ['SHOP', 'BUYER'] as const
export type FeePayer = (typeof FEE_PAYERS)[number]

/** What a provider asks for a payment: whole rupiah, and hundredths of a percent of the amount. */
export type MethodFee = { fixed: number; basisPoints: number }

/** The most that a fee may be: neither is a way to raise prices. */
export const MOST_FEE = { fixed: 50_000, basisPoints: 1_000 } as const

const Fee = message({
	fixed: ['FEE_FIXED', RupiahWire.max(MOST_FEE.fixed)],
	basisPoints: ['FEE_BASIS_POINTS', z.number().int().min(0).max(MOST_FEE.basisPoints)],
})

const AccountMethod = message({
	method: ['ONLINE_METHOD', z.enum(ONLINE_METHOD_CODES)],
	group: ['ONLINE_GROUP', z.enum(ONLINE_GROUPS)],
	/** What the provider takes, in whole rupiah; null: no limit is known. */
	min: ['MINIMUM_AMOUNT', RupiahWire],
	max: ['MAXIMUM_AMOUNT', RupiahWire.nullable()],
	isOn: ['IS_ON', z.boolean()],
	fee: ['FEE', Fee],
})

/** A shop's account with a provider of payments. Its keys are in no answer. */
const PaymentAccount = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/** The last characters of the present key. */
	keyHint: ['KEY_HINT', z.string()],
	/** False: they were encrypted by another installation, or the simulation is not here; they must be entered again. */
	isUsable: ['IS_USABLE', z.boolean()],
	feePayer: ['FEE_PAYER', z.enum(FEE_PAYERS)],
	isActive: ['IS_ACTIVE', z.boolean()],
	/** The last test of the present keys that succeeded. */
	testedAt: ['TESTED_DATE', moment.nullable()],
	/** When the last proven notification arrived. */
	heardAt: ['HEARD_DATE', moment.nullable()],
	/** Since when the provider has not answered. */
	silentSince: ['SILENT_DATE', moment.nullable()],
})

export const ProviderSettings = message({
	provider: ['PROVIDER', z.enum(PAYMENT_PROVIDERS)],
	/** Null: the shop has none. */
	account: ['PAYMENT_ACCOUNT', PaymentAccount.nullable()],
	methods: ['METHOD_LIST', z.array(AccountMethod)],
	/** Address to enter at the provider. */
	notificationUrl: ['NOTIFICATION_URL', z.string()],
	environments: ['ENVIRONMENT_LIST', z.array(z.enum(PROVIDER_ENVIRONMENTS))],
})
export type ProviderSettings = Value<typeof ProviderSettings>

const key = z
	.string()
	.regex(/^[\x21-\x7e]{8,200}$/)
	.optional()

const PaymentAccountEdit = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/**
	 * Absent: as it is. Midtrans's server key or Xendit's secret key; the key before still proves notifications of the same
	 * environment.
	 */
	secretKey: ['SECRET_KEY', key],
	/** Xendit's token of notifications. */
	callbackToken: ['CALLBACK_TOKEN', key],
	methods: [
		'METHOD_LIST',
		z
			.array(
				message({
					method: ['ONLINE_METHOD', z.enum(ONLINE_METHOD_CODES)],
					isOn: ['IS_ON', z.boolean()],
					fee: ['FEE', Fee],
				}),
			)
			.max(ONLINE_METHOD_CODES.length),
	],
	feePayer: ['FEE_PAYER', z.enum(FEE_PAYERS)],
	isActive: ['IS_ACTIVE', z.boolean()],
})
export type PaymentAccountEdit = Value<typeof PaymentAccountEdit>

const one = {
	needs: 'banks',
	params: { provider: z.enum(PAYMENT_PROVIDERS) },
} as const

export const listPaymentAccounts = endpoint({
	method: 'GET',
	path: '/payment-accounts',
	summary: "The shop's accounts with providers of payments, without keys",
	needs: 'banks',
	answer: z.object({ list: z.array(ProviderSettings) }),
})

export const savePaymentAccount = endpoint({
	...one,
	method: 'PUT',
	path: '/payment-accounts/{provider}',
	summary: 'Adds or changes an account; keys that are absent stay',
	body: PaymentAccountEdit,
	answer: ProviderSettings,
	failures: {
		404: 'PROVIDER_UNKNOWN',
		422: ['PAYMENT_KEYS_MISSING', 'PAYMENT_KEY_OF_OTHER_ENVIRONMENT', 'ENVIRONMENT_NOT_HERE'],
	},
})

/** Opens a small payment that nobody sees, asks for it, and ends it. */
export const testPaymentAccount = endpoint({
	...one,
	method: 'POST',
	path: '/payment-accounts/{provider}/test',
	summary: 'Tries the saved keys at the provider, with a payment that is ended at once',
	answer: message({
		isAccepted: ['IS_ACCEPTED', z.boolean()],
		/** The provider's words. */
		said: ['SAID', z.string()],
	}),
	failures: {
		404: ['PROVIDER_UNKNOWN', 'PAYMENT_ACCOUNT_NOT_FOUND'],
		409: 'PAYMENT_METHOD_NEEDED',
		422: 'PAYMENT_KEYS_MISSING',
	},
})
