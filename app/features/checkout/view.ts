import type { ContactAnswers } from '#app/domain/checkout-draft.ts'
import type { Payee } from '#app/domain/payment.ts'
import type { SubmissionResult } from '@conform-to/dom'
import type { District } from '#app/domain/region.ts'
import type { ShopEvent } from '#app/domain/shop-event.ts'
import type { ShipmentGroup } from '#app/domain/shipping.ts'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'
import type { VoucherChoice } from '#app/features/vouchers/voucher-view.ts'
import type { OfferView } from './offers.ts'
import type { OrderProblem } from './problem.ts'
import type { CheckoutForm, CheckoutStep, StepState } from './progress.ts'
import type { CheckoutSummary } from './summary.ts'

/** The checkout page, decided and written out. */
export type CheckoutView = {
	/** To be told of, when the visitor is measured. */
	begun?: ShopEvent
	step: CheckoutStep
	states: Record<CheckoutStep, StepState>
	summary: CheckoutSummary
	contact: ContactAnswers
	address: {
		isPickup: boolean
		pickupOffered: boolean
		district: (District & { villages: string[] }) | null
		/** The district is being looked for; else the rest of the address is asked. */
		isSearching: boolean
		search: DistrictSearch
		village: string
		postcode: string
		street: string
		courierNote: string
		/** A signed-in customer's own. */
		saved: { id: string; label: string; contact: string; place: string; isChosen: boolean }[]
	}
	courier: {
		groups: { group: ShipmentGroup; offers: OfferView[] }[]
		weight: string
		chosen: string
		chosenName: string
		/** What was chosen no longer takes this basket to this address. */
		isGone: boolean
		/** An agent's own, both empty for the shop's; null: the buyer is no agent. */
		sender: { name: string; phone: string } | null
	}
	/** The parts asked for, in their order. */
	steps: CheckoutStep[]
	savings: {
		product: VoucherChoice
		shipping: VoucherChoice
		/** The one that would save most, where none is chosen. */
		best: { code: string; amount: string } | null
		/** Chosen vouchers that do not count, and why. */
		problems: { code: string; reason: string }[]
		/** A customer's; null when there are none to spend. */
		coins: { isUsed: boolean; most: string; worth: string; balance: string } | null
	}
	payment: {
		payees: Payee[]
		chosen: Payee | null
		/** A customer's; null when it is empty. */
		wallet: { isUsed: boolean; balance: string; pays: string; paysAll: boolean } | null
		/** Nothing is left to transfer. */
		isSettled: boolean
	}
	order: {
		note: string
		formKey: string
		/** Whole rupiah, and coins. */
		expectedTotal: number
		coins: number
		wallet: number
		/** Left to transfer, before the unique code. */
		due: string
		isSettled: boolean
		cartVersion: number
	}
	formToken: string
	dataSaver: boolean
	/** Somebody is signed in. */
	isCustomer: boolean
}

/** What an action answered: the form that was refused, and why. */
export type Refusal = {
	form: CheckoutForm
	result: SubmissionResult<string[]>
	problem?: OrderProblem
	/** The key to send the same order with again. */
	formKey?: string
}

/** What each part of the page is given. */
export type StepProps = { page: CheckoutView; refusal: Refusal | undefined }

/** What was refused of one form, for conform's `lastResult`. */
export function resultOf(form: CheckoutForm, refusal: Refusal | undefined) {
	return refusal?.form === form ? refusal.result : undefined
}
