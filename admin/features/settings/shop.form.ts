import { z } from 'zod'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from '#contract/looks.ts'
import { PALETTE_NAMES } from '#contract/palettes.ts'
import { phoneNumber } from '#admin/features/setup/owner.form.ts'

const fields = {
	name: z.string().trim().min(2, 'shop.nameWrong').max(60, 'shop.nameWrong'),
	phone: phoneNumber('shop.phoneWrong'),
	palette: z.enum(PALETTE_NAMES, 'shop.paletteMissing'),
}

/** The name and design of the shop. Messages are text keys of `settings`. */
export const ShopForm = z.object({
	...fields,
	typePairing: z.enum(TYPE_PAIRINGS, 'shop.shapeMissing'),
	corners: z.enum(CORNER_STYLES, 'shop.shapeMissing'),
	header: z.enum(HEADER_LAYOUTS, 'shop.shapeMissing'),
	taglineId: z.string().trim().min(1, 'shop.taglineWrong').max(160, 'shop.taglineWrong'),
	taglineEn: z.string().trim().min(1, 'shop.taglineWrong').max(160, 'shop.taglineWrong'),
})

/** A new shop; without a code, one is made from the name. */
export const NewShopForm = z
	.object({
		...fields,
		code: z.string().trim().toLowerCase().max(40, 'shop.codeWrong'),
		host: z.string().trim().toLowerCase().min(1, 'shop.hostWrong').max(253, 'shop.hostWrong'),
	})
	.transform((shop) => ({ ...shop, code: shop.code || codeOf(shop.name) }))
	.refine(({ code }) => /^[a-z0-9][a-z0-9-]{1,39}$/.test(code), {
		path: ['code'],
		message: 'shop.codeWrong',
	})

function codeOf(name: string): string {
	const plain = name
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '')
	return plain.slice(0, 40)
}
