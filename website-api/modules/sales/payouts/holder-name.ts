/** The least that a bank keeps of a name that is too long for it. */
const leastOfCutName = 18

/** Whether a bank's name of a holder is the one that was given: letters and digits alone count, and a long name may be cut. */
export function isSameHolder(given: string, atBank: string): boolean {
	const [own, other] = [plain(given), plain(atBank)]
	if (own === '' || other === '') return false
	return own === other || (other.length >= leastOfCutName && own.startsWith(other))
}

function plain(name: string): string {
	return name
		.normalize('NFKD')
		.toUpperCase()
		.replace(/[^\p{L}\p{N}]+/gu, '')
}
