export type Suggestion = {
	href: string
	name: string
	/** Of a product; a category has none. */
	price?: string
	imageId?: string
}

/** What a typed text may mean, with the words around it. */
export type SuggestionAnswer = {
	/** The text the answer is for. */
	text: string
	label: string
	/** How many there are, for those who don't see them. */
	announcement: string
	list: Suggestion[]
}
