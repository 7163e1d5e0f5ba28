import type { listPages } from '#admin/api/settings.server.ts'

type Listed = Awaited<ReturnType<typeof listPages>>[number]

/** Whether a generated page that shoppers can open waits for the shop's approval. */
export function needsApproval({ needsReview, withdrawnAt }: Listed): boolean {
	return needsReview && withdrawnAt === null
}
