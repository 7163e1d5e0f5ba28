/** Whole rupiah with dots between the thousands, for messages: 150000 is "150.000". */
export function rupiahText(amount: number): string {
	return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}
