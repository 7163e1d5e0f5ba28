import type { ContactAnswers } from '#app/domain/checkout-draft.ts'
import type { InstantState } from '#contract/instant-setting.ts'
import type { Payee } from '#app/domain/payment.ts'
import type { SubmissionResult } from '@conform-to/dom'
import type { NamedDistrict } from '#app/domain/region.ts'
import type { ShopEvent } from '#app/domain/shop-event.ts'
import type { ShipmentGroup } from '#contract/shipping-methods.ts'
import type { RegionSearch } from '#app/features/regions/district-search.ts'
import type { PickupPlaceView } from '#app/features/texts/pickup-place-view.ts'
import type { VoucherChoice } from '#app/features/vouchers/voucher-view.ts'
import type { Path } from '#app/paths.ts'
import type { AddressFields } from './address.form.ts'
import type { OfferView } from './offers.ts'
import type { PlaceView } from './place-view.ts'
import type { OrderProblem } from './problem.ts'
import type { CheckoutForm, CheckoutStep, StepState } from './progress.ts'
import type { CheckoutSummary } from './summary.ts'

/** The checkout page's data, formatted. */
export type CheckoutView = {
	/** Analytics event, sent with consent only. */
	checkoutStarted?: ShopEvent
	step: CheckoutStep
	states: Record<CheckoutStep, StepState>
	summary: CheckoutSummary
	contact: ContactAnswers
	/** The first form also asks where to send to. */
	needsSearch: boolean
	address: {
		isPickup: boolean
		/** The district of the answers. */
		district: NamedDistrict | null
		answers: Record<'village' | 'postcode' | 'street' | 'courierNote' | 'pin', string>
		/** A map that searches for the address; null: the shop has no courier that needs a place on it. */
		mapPage: string | null
		search: RegionSearch<null>
		/** The villages found, or those of the answers' district. */
		places: PlaceView[]
		/** Default values of the form. */
		values: AddressFields
		/** A signed-in customer's saved addresses. */
		saved: {
			id: string
			label: string
			contact: string
			place: string
			isChosen: boolean
			isMain: boolean
		}[]
		/** Whether a new address is saved in the account; null: there is no account, or it has no room. */
		saves: boolean | null
	}
	pickup: {
		isOffered: boolean
		/** The main one first. */
		places: PickupPlaceView[]
		/** The place that was chosen, or the main one. */
		chosen: PickupPlaceView | null
		/** The chosen place does not exist any more. */
		isGone: boolean
	}
	courier: {
		groups: { group: ShipmentGroup; offers: OfferView[] }[]
		/** The couriers' own prices could not be asked for now. */
		isByTable: boolean
		/** Why no courier that drives at once is offered; null: one is, or the shop has none. */
		instant: Exclude<InstantState, 'OFFERED'> | null
		weight: string
		kilogramsBySize: number | null
		chosen: string
		chosenName: string
		/** The cheapest that delivers, where none is selected yet. */
		proposed: string
		/** The selected courier no longer serves this cart and address. */
		isGone: boolean
		/** Null: none is offered. */
		insurance: { fee: string; isRequired: boolean; isChosen: boolean } | null
		/** An agent's sender, empty for the shop's; null: the buyer is no agent. */
		sender: { name: string; phone: string } | null
	}
	/** The steps of this cart, in order. */
	steps: CheckoutStep[]
	savings: {
		product: VoucherChoice
		shipping: VoucherChoice
		/** The vouchers that the total counts. */
		applied: VoucherLine[]
		/** The voucher of each kind with the highest discount, where none is applied. */
		best: VoucherLine[]
		/** Selected vouchers that do not apply, with the reason. */
		problems: { code: string; reason: string }[]
		/** Null when the customer has no coins. */
		coins: { isUsed: boolean; maxUsable: string; worth: string; balance: string } | null
	}
	payment: {
		payees: Payee[]
		chosen: Payee | null
		/** Null when the wallet is empty. */
		wallet: { isUsed: boolean; balance: string; pays: string; paysAll: boolean } | null
		/** Nothing is left to pay. */
		isSettled: boolean
	}
	order: {
		note: string
		formKey: string
		/** Whole rupiah, and coins. */
		expectedTotal: number
		coins: number
		wallet: number
		/** Left to pay, before the unique code. */
		due: string
		isSettled: boolean
		cartVersion: number
		/** The codes of the vouchers that the total counts; '': none. */
		productVoucher: string
		shippingVoucher: string
	}
	formToken: string
	dataSaver: boolean
	/** The shopper is signed in. */
	isCustomer: boolean
	/** The page of the only product that is bought, past the cart; null: the cart is bought. */
	direct: { product: Path } | null
}

export type VoucherKind = 'product' | 'shipping'
export type VoucherLine = { kind: VoucherKind; code: string; isCashback: boolean; amount: string }

/** The result of an action: the refused form, and why. */
export type Refusal = {
	form: CheckoutForm
	result: SubmissionResult<string[]>
	problem?: OrderProblem
	/** Idempotency key of the refused order. */
	formKey?: string
}

/** Props of the page's steps. */
export type StepProps = { page: CheckoutView; refusal: Refusal | undefined }

/** The result of a refused form, for conform's `lastResult`. */
export function resultOf(form: CheckoutForm, refusal: Refusal | undefined) {
	return refusal?.form === form ? refusal.result : undefined
}
