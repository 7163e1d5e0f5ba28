/** A phone number for papers that many people see: its middle is masked. */
export function maskedPhone(phone: string): string {
	const digits = phone.replace(/\D/g, '')
	return digits.length < 8 ? phone : `${digits.slice(0, 4)}****${digits.slice(-3)}`
}
