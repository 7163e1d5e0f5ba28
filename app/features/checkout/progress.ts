/** What has been answered so far; every part may be missing. */
export type Answers = Partial<
	Record<
		| 'name'
		| 'email'
		| 'phone'
		| 'district'
		| 'village'
		| 'postcode'
		| 'street'
		| 'courierNote'
		| 'shipping'
		| 'bank'
		| 'note',
		string
	>
>

/** The parts of checkout, in the order they are asked. */
export const checkoutSteps = ['contact', 'address', 'courier', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
export type StepState = 'done' | 'open' | 'waiting'

/** Offer key of collecting the goods at the shop, which needs no address (spec section 3). */
export const pickupKey = 'SELF_PICKUP/self_pickup'

export type Terms = {
	/** The chosen courier takes this basket to this address. */
	courierServes: boolean
	/** The chosen bank is one of the company's. */
	bankKnown: boolean
}

export function isPickup(answers: Answers): boolean {
	return answers.shipping === pickupKey
}

/** Where each step stands. `wanted` opens an earlier one again; nothing opens ahead of an unfinished one. */
export function progress(
	answers: Answers,
	terms: Terms,
	wanted?: string | null,
): Record<CheckoutStep, StepState> {
	const done = doneSteps(answers, terms)
	const first = checkoutSteps.find((step) => !done[step]) ?? 'review'
	const reachable = checkoutSteps.slice(0, checkoutSteps.indexOf(first) + 1)
	const open = reachable.find((step) => step === wanted) ?? first
	const stateOf = (step: CheckoutStep): StepState =>
		step === open ? 'open' : done[step] ? 'done' : 'waiting'
	return {
		contact: stateOf('contact'),
		address: stateOf('address'),
		courier: stateOf('courier'),
		payment: stateOf('payment'),
		review: stateOf('review'),
	}
}

/** The one step whose form is shown. */
export function openStep(states: Record<CheckoutStep, StepState>): CheckoutStep {
	return checkoutSteps.find((step) => states[step] === 'open') ?? 'review'
}

function doneSteps(answers: Answers, { courierServes, bankKnown }: Terms) {
	const { name, phone, email, district, village, postcode, street, shipping, bank } = answers
	return {
		contact: given(name, phone, email),
		address: isPickup(answers) || given(district, village, postcode, street),
		courier: given(shipping) && courierServes,
		payment: given(bank) && bankKnown,
		review: false,
	}
}

function given(...values: (string | undefined)[]): boolean {
	return values.every((value) => value !== undefined && value !== '')
}
