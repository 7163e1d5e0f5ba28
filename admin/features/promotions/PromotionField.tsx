import { useTranslation } from 'react-i18next'
import type { FormFaults } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'

export type FieldSpec = {
	name: string
	kind?: 'text' | 'area' | 'digits' | 'rupiah' | 'percent' | 'moment' | 'list' | 'tick'
	most?: number
	required?: boolean
	hasHelp?: boolean
	/** Over both columns. */
	wide?: boolean
	/** Of a list: value and label. */
	options?: { value: string; label: string }[]
	placeholder?: string
}

type PromotionFieldProps = {
	/** Its label is `<group>.<name>`, its help, where it has one, `<group>.<name>Help`. */
	group: string
	field: FieldSpec
	/** What is saved, or what a new form begins with. */
	saved: string
	faults: FormFaults | undefined
}

// With what was typed, what is saved and what is wrong.
function PromotionField({ group, field, saved, faults }: PromotionFieldProps) {
	const { t } = useTranslation('promotions')
	const { name, kind = 'text', most, required, options = [], placeholder } = field
	const words = {
		...{ id: name, name, label: t(`${group}.${name}`) },
		...(field.hasHelp ? { help: t(`${group}.${name}Help`) } : {}),
		errors: savedMeanwhile(faults, t)(name, saved),
	}
	if (kind === 'tick') {
		return (
			<CheckboxField {...words} defaultChecked={(faults ? faults.values[name] : saved) === 'on'} />
		)
	}
	const input = {
		...{ ...words, required, defaultValue: faults?.values[name] ?? saved },
		...(required || kind === 'list' ? {} : { optional: t('optional') }),
	}
	if (kind === 'area') return <TextArea {...input} rows={4} maxLength={most} />
	if (kind === 'list') return <SelectField {...input} {...{ options, placeholder }} />
	return (
		<TextField
			{...input}
			{...(kind === 'moment' ? { type: 'datetime-local' } : { maxLength: most })}
			{...(kind === 'digits' || kind === 'rupiah' ? { inputMode: 'numeric', maxLength: 20 } : {})}
			{...(kind === 'percent' ? { inputMode: 'decimal', maxLength: 8 } : {})}
			{...(kind === 'rupiah' ? { prefix: 'Rp' } : {})}
			autoComplete="off"
		/>
	)
}

type PromotionFieldsProps = {
	group: string
	fields: FieldSpec[]
	saved: Record<string, string>
	faults: FormFaults | undefined
}

/** Fields side by side from 640 px. */
export function PromotionFields({ group, fields, saved, faults }: PromotionFieldsProps) {
	return (
		<div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<div key={field.name} className={field.wide ? 'sm:col-span-2' : undefined}>
					<PromotionField {...{ group, field, faults }} saved={saved[field.name] ?? ''} />
				</div>
			))}
		</div>
	)
}
