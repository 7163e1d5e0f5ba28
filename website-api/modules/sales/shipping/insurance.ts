import type { InsuranceTerms, OfferedInsurance } from '#contract/insurance.ts'

/** What insuring goods of a value costs a buyer, in whole rupiah, rounded up as couriers do. */
export function insuranceFee({ rate, fixed }: InsuranceTerms, value: number): number {
	return Math.ceil((value * rate) / 10_000) + fixed
}

type Insured = {
	/** Of the goods that are sent, before discounts: what a courier would have to replace. */
	value: number
	/** The buyer wants it. */
	isWanted: boolean
	/** Of the chosen courier; undefined: none is chosen. */
	vendor: string | undefined
}

/** The insurance of an order; null: the shop offers none, or nothing is sent. */
export function insuranceOf(
	terms: InsuranceTerms,
	{ value, isWanted, vendor }: Insured,
): OfferedInsurance | null {
	if (terms.mode === 'OFF' || value === 0 || vendor === 'SELF_PICKUP') return null
	const isRequired = terms.mode === 'REQUIRED' && value >= terms.from
	return {
		fee: insuranceFee(terms, value),
		isRequired,
		isIncluded: vendor !== undefined && (isRequired || isWanted),
	}
}

/** The value of the goods that are sent. */
export function sentValue(lines: readonly { isDigital: boolean; subTotal: number }[]): number {
	return lines.filter(({ isDigital }) => !isDigital).reduce((sum, line) => sum + line.subTotal, 0)
}
