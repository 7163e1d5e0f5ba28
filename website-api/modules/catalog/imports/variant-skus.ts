import { createHash } from 'node:crypto'
import { cutText } from '#website-api/modules/catalog/import-files/cut-text.ts'

/** The SKU of a variant whose own one another product has: the same in each import. */
export function sharedSku(sku: string, handle: string): string {
	const made = `${sku}-${handle}`
	if (made.length <= 100) return made
	const digest = createHash('sha256').update(made).digest('hex').slice(0, 12)
	return `${cutText(sku, 87)}-${digest}`
}
