import { z } from 'zod'
import { enumOr } from './open-enum.ts'

// What each kind of field holds: `entered` checks what staff and files say, `shown` what shoppers get, from a website API
// of any version; `none` is the value of a field that says nothing, with which a product begins.

/** A whole number, at most so large; 0: not said. */
function wholeNumber(most: number) {
	const number = z.number().int().min(0)
	return { kind: 'number', entered: number.max(most), shown: number.default(0), none: 0 } as const
}

/** One of these codes; '': not said. */
function choiceOf<const Codes extends readonly string[]>(...codes: Codes) {
	const values: readonly ['', ...Codes] = ['', ...codes]
	return {
		kind: 'choice',
		entered: z.enum(values),
		shown: enumOr(values, '').default(''),
		none: '',
	} as const
}

/** Yes or no. */
const yesNo = {
	kind: 'yesNo',
	entered: z.boolean(),
	shown: z.boolean().default(false),
	none: false,
} as const

type Declared = { wireName: string; isShown: boolean; fileTitle: string | null }

/**
 * The fields of a product that hold one value, which is no text of a language, in a column that is named as the field:
 * their name on the wire; whether the product's page shows what they say, the text `product.fact.<name>` of `catalog`, of
 * a choice `product.fact.<name>.<code>`; and the title of their column in product files, null: none.
 */
export const PLAIN_FIELDS = {
	/** While ARCHIVED, the page stays and says "out of stock". */
	keepsPage: { ...yesNo, wireName: 'KEEPS_PAGE', isShown: false, fileTitle: null },
	/** Whose warranty it has. */
	warranty: {
		...choiceOf('SHOP', 'DISTRIBUTOR', 'MAKER'),
		wireName: 'WARRANTY',
		isShown: true,
		fileTitle: 'Warranty',
	},
	warrantyMonths: {
		...wholeNumber(600),
		wireName: 'WARRANTY_MONTHS',
		isShown: true,
		fileTitle: 'Warranty (months)',
	},
} as const satisfies Record<string, Declared>
