import { z } from 'zod'

/** The id of a payout or of a file in a page's address. @throws Response 404 */
export function payoutId(param: string | undefined): string {
	const parsed = z.uuid().safeParse(param)
	if (!parsed.success) throw new Response(null, { status: 404 })
	return parsed.data
}
