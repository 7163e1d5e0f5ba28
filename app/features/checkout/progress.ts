import type { CheckoutDraft } from '#app/domain/checkout-draft.ts'
import type { CheckoutFormName } from '#app/pages/orders.ts'
import { paths } from '#app/paths.ts'

/** The steps of checkout in their order. */
export const checkoutSteps = ['contact', 'address', 'delivery', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
export type StepState = 'done' | 'open' | 'waiting'

/** The forms of checkout, each with a route of its own, and the step each belongs to. */
export const checkoutForms = {
	contact: 'contact',
	'saved-address': 'address',
	address: 'address',
	pickup: 'address',
	delivery: 'delivery',
	savings: 'review',
	voucher: 'review',
	order: 'review',
} as const satisfies Record<CheckoutFormName, CheckoutStep>
export type CheckoutForm = keyof typeof checkoutForms

/** Offer key of pickup at the shop, which needs no address (spec section 3). */
export const pickupKey = 'SELF_PICKUP/self_pickup'

export type Terms = {
	/** The selected courier serves this cart and address. */
	courierServes: boolean
	/** The selected payee exists, or nothing is left to pay. */
	bankKnown: boolean
	/** Digital products only: no address and no courier. */
	isDigitalOnly?: boolean
	/** The place where the order is collected exists no more. */
	isPlaceGone?: boolean
}

/** The steps this cart needs. */
export function stepsFor({ isDigitalOnly }: Pick<Terms, 'isDigitalOnly'>): CheckoutStep[] {
	return checkoutSteps.filter((step) => !isDigitalOnly || step !== 'address')
}

export function isPickup(answers: CheckoutDraft): boolean {
	return answers.shipping === pickupKey
}

/** The state of each step. `wanted` reopens an earlier step; no step opens before an unfinished one. */
export function progress(
	answers: CheckoutDraft,
	terms: Terms,
	requested?: string | null,
): Record<CheckoutStep, StepState> {
	const done = doneSteps(answers, terms)
	const first = checkoutSteps.find((step) => !done[step]) ?? 'review'
	const reachable = stepsFor(terms).filter(
		(step) => checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(first),
	)
	const open = reachable.find((step) => step === requested) ?? first
	const stateOf = (step: CheckoutStep): StepState =>
		step === open ? 'open' : done[step] ? 'done' : 'waiting'
	return {
		contact: stateOf('contact'),
		address: stateOf('address'),
		delivery: stateOf('delivery'),
		review: stateOf('review'),
	}
}

/** The step requested by a URL: by `?step=`, or as the path of one of its forms. */
export function requestedStep({ pathname, searchParams }: URL): string | null {
	const form = Object.entries(checkoutForms).find(([name]) =>
		pathname.toLowerCase().endsWith(paths.checkoutForm(name)),
	)
	return searchParams.get('step') ?? form?.[1] ?? null
}

/** The step whose form is shown. */
export function openStep(states: Record<CheckoutStep, StepState>): CheckoutStep {
	return checkoutSteps.find((step) => states[step] === 'open') ?? 'review'
}

function doneSteps(answers: CheckoutDraft, terms: Terms) {
	const { courierServes, bankKnown, isDigitalOnly, isPlaceGone } = terms
	const { name, phone, district, village, street, shipping } = answers
	return {
		contact: isComplete(name, phone),
		address:
			isDigitalOnly || (isPickup(answers) ? !isPlaceGone : isComplete(district, village, street)),
		delivery: bankKnown && (isDigitalOnly || (isComplete(shipping) && courierServes)),
		review: false,
	}
}

function isComplete(...values: (string | undefined)[]): boolean {
	return values.every((value) => value !== undefined && value !== '')
}
