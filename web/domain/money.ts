/**
 * Rupiah, in both languages: `Rp 12.500`, `Rp 12.500,5`. No decimals when whole, otherwise one or two; `Rp 0` for zero
 * or no value (spec section 9).
 */
export function formatMoney(amount: number | null | undefined): string {
	if (amount === null || amount === undefined || !Number.isFinite(amount) || amount === 0) {
		return 'Rp 0'
	}
	return `${amount < 0 ? '-' : ''}Rp ${digits(Math.abs(amount))}`
}

/** A number with dots between thousands and a decimal comma. */
export function digits(value: number): string {
	const [whole = '0', decimals] = Number.isInteger(value)
		? [String(value)]
		: value.toFixed(2).split('.')
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
	return decimals === undefined ? grouped : `${grouped},${decimals.replace(/0$/, '')}`
}
