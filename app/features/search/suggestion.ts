export type Suggestion = {
	href: string
	name: string
	/** Of a product; a category has none. */
	price?: string
	/** Of the product, or the category's icon. */
	imageId?: string
}

/** The suggestions for a text, with the texts around them. */
export type SuggestionAnswer = {
	/** The text that was searched for. */
	text: string
	label: string
	/** The number of suggestions, for screen readers. */
	announcement: string
	list: Suggestion[]
}
