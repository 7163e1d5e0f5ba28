import { z } from 'zod'
import type { EditedProduct } from '#contract/edited-product.ts'
import {
	choicesOf,
	PLAIN_FIELD_NAMES,
	type PlainField,
	type PlainKind,
	type PlainValues,
} from '#contract/plain-field-values.ts'
import { PLAIN_FIELDS } from '#contract/plain-fields.ts'
import { recordOf } from '#contract/record-of.ts'
import type { TextFunction } from '#admin/i18n/text-keys.ts'
import type { FieldSpec } from '#admin/ui/FormFields.tsx'
import { typedNumber } from '#web/domain/typed-amount.ts'

/** What a field of the form says that is not empty; the check of the field decides whether it may. */
const readers: Record<PlainKind, (text: string) => unknown> = {
	number: typedNumber,
	choice: (text) => text,
	yesNo: (text) => text === 'true',
}

type PlainFormField<K extends PlainField> = Pick<
	FieldSpec,
	'kind' | 'maxLength' | 'hidesOptional' | 'wide'
> & {
	saved: (product: Pick<EditedProduct, K>) => string
	typed: z.ZodType<PlainValues[K]>
}

/** A plain field in the product's form, where an empty one says nothing. */
export function plainField<K extends PlainField>(name: K): PlainFormField<K>
export function plainField(name: PlainField): unknown {
	const { kind, entered, none } = PLAIN_FIELDS[name]
	return {
		...(kind === 'number'
			? { kind: 'digits', maxLength: 12 }
			: { kind: 'list', wide: true, hidesOptional: kind === 'yesNo' }),
		saved: (product: EditedProduct) => (product[name] === none ? '' : String(product[name])),
		typed: z.string().transform((text, context) => {
			if (text.trim() === '') return none
			const { data } = entered.safeParse(readers[kind](text))
			if (data !== undefined) return data
			context.addIssue({ code: 'custom', message: 'valueWrong' })
			return z.NEVER
		}),
	}
}

/** The choices of plain fields. */
export function plainLists(t: TextFunction) {
	return recordOf(PLAIN_FIELD_NAMES, (name) => [name, listOf(name, t)])
}

function listOf(name: PlainField, t: TextFunction) {
	if (PLAIN_FIELDS[name].kind === 'yesNo') {
		return {
			options: [{ value: 'true', label: t('products:edit.yes') }],
			placeholder: t('products:edit.no'),
		}
	}
	return {
		options: choicesOf(name).map(({ value, key }) => ({
			value,
			label: t(`products:edit.choice.${key}`),
		})),
		placeholder: t('products:edit.notSaid'),
	}
}
