import type { ShopPage } from '#admin/features/content/shop-pages.server.ts'

/** Whether a generated page that shoppers can open waits for the shop's approval. */
export function needsApproval({ needsReview, withdrawnAt }: ShopPage): boolean {
	return needsReview && withdrawnAt === null
}
