import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Namespace } from '#admin/i18n/text-keys.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'

/** One field of a form, `FieldSpec<FieldName<typeof ItsSchema>>`. Its texts are the keys `<group>.<name>` and, with `hasHelp`, `<group>.<name>Help`. */
export type FieldSpec<Name extends string = string> = {
	name: Name
	/** Names the texts in place of `name`, where several fields share them. */
	textKey?: string | undefined
	/** Default `text`. `tick` is a checkbox that sends `on`; `moment` is a local date and time. */
	kind?: 'text' | 'area' | 'digits' | 'decimal' | 'rupiah' | 'percent' | 'moment' | 'list' | 'tick'
	/** Maximum length in characters. `digits` and `rupiah` default to 20, `percent` to 8. */
	maxLength?: number
	/** Lines of an `area`; default 4. */
	rows?: number
	required?: boolean
	hasHelp?: boolean
	/** Spans both columns. */
	wide?: boolean
	/** Choices of a `list`. */
	options?: { value: string; label: string }[]
	/** The empty choice of a `list`. */
	placeholder?: string
	/** Leaves out "(optional)", where the empty choice of a `list` is an answer of its own. */
	hidesOptional?: boolean
}

type FormProps = {
	/** Has the texts of the fields. */
	namespace: Namespace
	group: string
	/** The submitted form, if it was rejected. */
	rejected: RejectedForm | undefined
}

type FormFieldsProps = FormProps & {
	fields: FieldSpec[]
	/** Saved values, or the initial ones of a new record, by field name. */
	saved: Record<string, string>
}

/** Fields of a form in two columns from 640 px. */
export function FormFields({ fields, saved, ...form }: FormFieldsProps) {
	return (
		<div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
			{fields.map((field) => (
				<div key={field.name} className={field.wide ? 'sm:col-span-2' : undefined}>
					<FormField {...form} field={field} saved={saved[field.name] ?? ''} />
				</div>
			))}
		</div>
	)
}

type FormFieldProps = FormProps & { field: FieldSpec; saved: string }

/** One field: shows the submitted value of a rejected form, otherwise the saved one. */
export function FormField({ namespace, group, field, saved, rejected }: FormFieldProps) {
	const { t } = useTranslation(namespace)
	const {
		name,
		textKey = name,
		kind = 'text',
		maxLength,
		required,
		options = [],
		placeholder,
	} = field
	const texts = {
		id: name,
		name,
		label: messageText(t, `${group}.${textKey}`),
		...(field.hasHelp ? { help: messageText(t, `${group}.${textKey}Help`) } : {}),
		errors: savedMeanwhile(rejected, t)(name, saved, labelOf(field, saved)),
	}
	const typed = rejected?.values[name]
	if (kind === 'tick') {
		return <CheckboxField {...texts} defaultChecked={(rejected ? typed : saved) === 'on'} />
	}
	const input = {
		...texts,
		required,
		defaultValue: typed ?? saved,
		...(required || field.hidesOptional ? {} : { optional: t('common:form.optional') }),
	}
	if (kind === 'area') return <TextArea {...input} rows={field.rows ?? 4} maxLength={maxLength} />
	if (kind === 'list') return <SelectField {...input} options={options} placeholder={placeholder} />
	return <TextField {...input} {...inputTypes[kind]} {...lengthOf(field)} autoComplete="off" />
}

const inputTypes = {
	text: {},
	digits: { inputMode: 'numeric' },
	decimal: { inputMode: 'decimal' },
	rupiah: { inputMode: 'numeric', prefix: 'Rp' },
	percent: { inputMode: 'decimal' },
	moment: { type: 'datetime-local' },
} as const

/** The label of a saved option of a list. */
function labelOf({ options = [] }: FieldSpec, saved: string): string {
	return options.find(({ value }) => value === saved)?.label ?? saved
}

function lengthOf({ kind, maxLength }: FieldSpec): { maxLength?: number | undefined } {
	if (kind === 'moment') return {}
	if (kind === 'percent') return { maxLength: maxLength ?? 8 }
	if (kind === 'digits' || kind === 'rupiah') return { maxLength: maxLength ?? 20 }
	return { maxLength }
}
