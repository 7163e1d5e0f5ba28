/** The id by which advertisers know a variant: in the product feed and in the pixel's content_ids alike. */
export function contentId(variantId: number): string {
	return String(variantId)
}
