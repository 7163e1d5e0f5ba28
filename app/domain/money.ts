/**
 * Rupiah as the shop writes it, in both languages: `Rp 12.500`, `Rp 12.500,5`. No decimals when whole,
 * one or two otherwise; `Rp 0` for zero or nothing (spec section 9).
 */
export function formatMoney(amount: number | null | undefined): string {
	if (amount === null || amount === undefined || !Number.isFinite(amount) || amount === 0) {
		return 'Rp 0'
	}
	return `${amount < 0 ? '-' : ''}Rp ${digits(Math.abs(amount))}`
}

/** A whole or broken number with dots between thousands and a decimal comma. */
export function digits(value: number): string {
	const [whole = '0', decimals] = Number.isInteger(value)
		? [String(value)]
		: value.toFixed(2).split('.')
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
	return decimals === undefined ? grouped : `${grouped},${decimals.replace(/0$/, '')}`
}
