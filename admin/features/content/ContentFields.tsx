import { useTranslation } from 'react-i18next'
import type { FormFaults } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { PictureField } from './PictureField.tsx'

export type ContentField = {
	/** Its label is `field.<name>`, its help, where it has one, `field.<name>Help`. */
	name: string
	/** `text`: of several lines, with marks. */
	kind?: 'line' | 'lines' | 'text' | 'moment' | 'picture' | 'list' | 'check'
	most?: number
	required?: boolean
	hasHelp?: boolean
	wide?: boolean
	options?: { value: string; label: string }[]
	placeholder?: string
}

type ContentFieldsProps = {
	fields: ContentField[]
	/** What is saved, by the names of the fields. */
	saved: Record<string, string>
	faults: FormFaults | undefined
}

/** The fields of a form of content: those in Indonesian and English stand side by side. */
export function ContentFields({ fields, saved, faults }: ContentFieldsProps) {
	return (
		<div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<div key={field.name} className={field.wide ? 'sm:col-span-2' : undefined}>
					<ContentControl field={field} saved={saved[field.name] ?? ''} faults={faults} />
				</div>
			))}
		</div>
	)
}

type ControlProps = { field: ContentField; saved: string; faults: FormFaults | undefined }

function ContentControl({ field, saved, faults }: ControlProps) {
	const { t } = useTranslation('content')
	const { name, kind = 'line', most, required, options = [], placeholder } = field
	const typed = faults?.values[name]
	const words = {
		...{ id: name, name, label: t(`field.${name}`), required },
		...(required || kind === 'check' ? {} : { optional: t('optional') }),
		...(field.hasHelp ? { help: t(`field.${name}Help`) } : {}),
		errors: savedMeanwhile(faults, t)(name, saved),
		defaultValue: typed ?? saved,
	}
	switch (kind) {
		case 'text':
		case 'lines':
			return <TextArea {...words} rows={kind === 'text' ? 14 : 3} maxLength={most} />
		case 'list':
			return <SelectField {...words} {...{ options, placeholder }} />
		case 'picture':
			return <PictureField {...words} {...{ saved, typed: typed ?? '' }} />
		case 'check': {
			const { id, label, help, errors } = words
			const isOn = faults ? typed !== undefined : saved !== ''
			return (
				<CheckboxField {...{ id, name, label, help, errors }} value="1" defaultChecked={isOn} />
			)
		}
		case 'moment':
			return <TextField {...words} type="datetime-local" autoComplete="off" />
		case 'line':
			return <TextField {...words} autoComplete="off" maxLength={most} />
	}
}
