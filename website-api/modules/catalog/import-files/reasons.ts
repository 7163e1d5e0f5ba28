const sentences: Record<string, (skus: string) => string> = {
	SLUG_TAKEN: () => 'another product of the shop has the address that its handle would give it',
	SKU_TAKEN: (skus) => `another product of the shop has the SKU ${skus}`,
	OPTIONS_DIFFER: (skus) =>
		`the product's options changed while the rows of ${skus} were refused; mend those rows first`,
	DUPLICATE_CHOICE: (skus) => `two variants have the same choice of options: ${skus}`,
	PICTURE_UNKNOWN: () => 'the shop no longer has a picture that was just stored; import it again',
	INVALID: () => 'the shop could not read the product',
}

/** What the shop's refusal of a product means, for a person. */
export function reasonSentence(reason: string | null, skus: string[]): string {
	return sentences[reason ?? 'INVALID']?.(skus.join(', ')) ?? String(reason)
}
