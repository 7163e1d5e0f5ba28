/** Formats whole rupiah with dots between thousands, for messages: 150000 is "150.000". */
export function rupiahText(amount: number): string {
	return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}
