import { z } from 'zod'
import { COURIER_CODES, COURIER_PROVIDERS } from './courier.ts'
import { endpoint } from './endpoint.ts'
import { message, moment, type Value } from './message.ts'
import { PROVIDER_ENVIRONMENTS } from './payment-account.ts'
import { districtCode } from './region.ts'
import { lineText } from './text.ts'

/** How a provider's area of a district was found. */
export const AREA_MATCHES = ['POSTCODE', 'NAME', 'STAFF'] as const

/** Where couriers collect parcels; texts may be empty until parcels are booked. */
const CourierOrigin = message({
	name: ['CONTACT_NAME', lineText().max(100)],
	phone: ['CONTACT_PHONE', z.string().regex(/^(?:\+\d{8,15})?$/)],
	address: ['STREET', lineText().max(200)],
	postcode: ['POSTCODE', z.string().regex(/^(?:\d{5})?$/)],
})
export type CourierOrigin = Value<typeof CourierOrigin>

const couriers = z.array(z.enum(COURIER_CODES)).max(COURIER_CODES.length)

/** A shop's account with a provider of couriers. Its keys are in no answer. */
const CourierAccount = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/** The last characters of the present key. */
	keyHint: ['KEY_HINT', z.string()],
	/** False: encrypted by another installation, or the simulation is not here; they must be entered again. */
	isUsable: ['IS_USABLE', z.boolean()],
	couriers: ['COURIER_LIST', couriers],
	origin: ['ORIGIN', CourierOrigin],
	isActive: ['IS_ACTIVE', z.boolean()],
	/** Header by which pushes are proven; '': none, so that each is only a reason to ask. */
	proofHeader: ['PROOF_HEADER', z.string()],
	/** When the last proven push arrived. */
	heardAt: ['HEARD_DATE', moment.nullable()],
	/** When the provider last said what sending costs. */
	ratedAt: ['RATED_DATE', moment.nullable()],
	/** Since when the provider has not answered. */
	silentSince: ['SILENT_DATE', moment.nullable()],
})

export const CourierSettings = message({
	provider: ['PROVIDER', z.enum(COURIER_PROVIDERS)],
	/** Null: the shop has none. */
	account: ['COURIER_ACCOUNT', CourierAccount.nullable()],
	/** Couriers that the provider has. */
	offered: ['OFFERED_LIST', couriers],
	/** Address to enter at the provider; null: it pushes nothing. */
	pushUrl: ['PUSH_URL', z.string().nullable()],
	environments: ['ENVIRONMENT_LIST', z.array(z.enum(PROVIDER_ENVIRONMENTS))],
	/** Districts that the provider writes in another way than we do. */
	unmatchedAreas: ['UNMATCHED_AREAS', z.number().int().min(0)],
})
export type CourierSettings = Value<typeof CourierSettings>

const key = z
	.string()
	.regex(/^[\x21-\x7e]{8,500}$/)
	.optional()

const CourierAccountEdit = message({
	environment: ['ENVIRONMENT', z.enum(PROVIDER_ENVIRONMENTS)],
	/** Absent: as it is. */
	secretKey: ['SECRET_KEY', key],
	/** Header that proves pushes; '': none, so that each is only a reason to ask. */
	proofHeader: ['PROOF_HEADER', z.string().regex(/^(?:x-[a-z0-9-]{2,50}|authorization)?$/i)],
	/** Absent: as it is; the value before is still accepted. */
	proofValue: ['PROOF_VALUE', key],
	couriers: ['COURIER_LIST', couriers],
	origin: ['ORIGIN', CourierOrigin],
	isActive: ['IS_ACTIVE', z.boolean()],
})
export type CourierAccountEdit = Value<typeof CourierAccountEdit>

const one = {
	needs: 'couriers',
	params: { provider: z.enum(COURIER_PROVIDERS) },
} as const

export const listCourierAccounts = endpoint({
	method: 'GET',
	path: '/courier-accounts',
	summary: "The shop's accounts with providers of couriers, without keys",
	needs: 'couriers',
	answer: z.object({ list: z.array(CourierSettings) }),
})

export const saveCourierAccount = endpoint({
	...one,
	method: 'PUT',
	path: '/courier-accounts/{provider}',
	summary: 'Adds or changes an account; keys that are absent stay',
	body: CourierAccountEdit,
	answer: CourierSettings,
	failures: {
		404: 'PROVIDER_UNKNOWN',
		422: ['COURIER_KEYS_MISSING', 'COURIER_KEY_OF_OTHER_ENVIRONMENT', 'ENVIRONMENT_NOT_HERE'],
	},
})

/** Asks what a kilogram from the shop to Jakarta costs. */
export const testCourierAccount = endpoint({
	...one,
	method: 'POST',
	path: '/courier-accounts/{provider}/test',
	summary: 'Tries the saved key, by asking what a parcel costs',
	answer: message({
		isAccepted: ['IS_ACCEPTED', z.boolean()],
		/** How many services answered, or the provider's words. */
		said: ['SAID', z.string()],
	}),
	failures: {
		404: ['PROVIDER_UNKNOWN', 'COURIER_ACCOUNT_NOT_FOUND'],
		422: 'COURIER_KEYS_MISSING',
	},
})

const UnmatchedArea = message({
	provider: ['PROVIDER', z.enum(COURIER_PROVIDERS)],
	district: ['DISTRICT_CODE', districtCode],
	districtName: ['DISTRICT_NAME', z.string()],
	candidates: [
		'CANDIDATE_LIST',
		z.array(message({ id: ['AREA_ID', z.string()], label: ['LABEL', z.string()] })),
	],
	checkedAt: ['CHECKED_DATE', moment],
})

const unmatched = { answer: z.object({ list: z.array(UnmatchedArea) }), needs: 'couriers' } as const

export const listUnmatchedAreas = endpoint({
	...unmatched,
	method: 'GET',
	path: '/courier-areas',
	summary: 'Districts whose area a provider names in a way that is not understood, at most 200',
})

export const chooseCourierArea = endpoint({
	...unmatched,
	method: 'POST',
	path: '/courier-areas',
	summary: "Says which of a provider's areas a district is; only one that is not known yet",
	body: message({
		provider: ['COURIER_PROVIDER', z.enum(COURIER_PROVIDERS)],
		district: ['DISTRICT_CODE', districtCode],
		areaId: ['AREA_ID', z.string().min(1).max(100)],
	}),
	failures: { 404: 'COURIER_AREA_NOT_FOUND' },
})
