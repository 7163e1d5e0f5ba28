/** A variant's id for advertisers, the same in the product feed and in the pixel's content_ids. */
export function contentId(variantId: number): string {
	return String(variantId)
}
