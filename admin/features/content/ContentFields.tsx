import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { type FieldSpec, FormField } from '#admin/ui/FormFields.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { PictureField } from './PictureField.tsx'

/** A field of a content form: also a picture, or a checkbox that sends `1`. */
export type ContentField<Name extends string = string> = Omit<FieldSpec<Name>, 'kind'> & {
	kind?: FieldSpec['kind'] | 'picture' | 'check'
}

type ContentFieldsProps = {
	fields: ContentField[]
	/** Prefix of the text keys `<group>.<name>`; default `field`. */
	group?: string
	/** Saved values by field name. */
	saved: Record<string, string>
	rejected: RejectedForm | undefined
}

/** The fields of a content form; Indonesian and English texts stand side by side. */
export function ContentFields({ fields, group = 'field', saved, rejected }: ContentFieldsProps) {
	return (
		<div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<div key={field.name} className={field.wide ? 'sm:col-span-2' : undefined}>
					<ContentControl
						field={field}
						group={group}
						rejected={rejected}
						saved={saved[field.name] ?? ''}
					/>
				</div>
			))}
		</div>
	)
}

type ControlProps = {
	field: ContentField
	group: string
	saved: string
	rejected: RejectedForm | undefined
}

function ContentControl({ field: { kind, ...field }, group, saved, rejected }: ControlProps) {
	const { t } = useTranslation('content')
	if (kind !== 'picture' && kind !== 'check') {
		const own = kind ? { ...field, kind } : field
		return (
			<FormField namespace="content" field={own} group={group} saved={saved} rejected={rejected} />
		)
	}
	const { name, textKey = name, required } = field
	const typed = rejected?.values[name]
	// Without a new file the saved picture stays.
	const savedValue = kind === 'picture' && typed === '' ? '' : saved
	const texts = {
		id: name,
		name,
		label: messageText(t, `${group}.${textKey}`),
		...(field.hasHelp ? { help: messageText(t, `${group}.${textKey}Help`) } : {}),
		errors: savedMeanwhile(rejected, t)(
			name,
			savedValue,
			kind === 'picture' && savedValue ? t('pictureOther') : savedValue,
		),
	}
	if (kind === 'check') {
		const isOn = rejected ? typed !== undefined : saved !== ''
		return <CheckboxField {...texts} value="1" defaultChecked={isOn} />
	}
	const optional = required ? {} : { optional: t('common:form.optional') }
	return (
		<PictureField {...texts} {...optional} required={required} saved={saved} typed={typed ?? ''} />
	)
}
