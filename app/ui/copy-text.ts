export type CopyOutcome = 'empty' | 'copied' | 'failed'

/** Copies text to the clipboard and returns the outcome (spec section 5). Never throws. */
export async function copyText(
	text: string,
	write: (text: string) => Promise<void>,
): Promise<CopyOutcome> {
	if (text.trim() === '') return 'empty'
	try {
		await write(text)
		return 'copied'
	} catch {
		return 'failed'
	}
}
