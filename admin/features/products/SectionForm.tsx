import { useTranslation } from 'react-i18next'
import type { FormFaults } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { savedMeanwhile } from '#admin/http/saved-meanwhile.ts'

export type SectionField = {
	/** Its label is `edit.<name>`, its help, where it has one, `edit.<name>Help`. */
	name: string
	kind?: 'text' | 'area' | 'number' | 'moment' | 'list'
	most?: number
	required?: boolean
	hasHelp?: boolean
	wide?: boolean
	options?: { value: string; label: string }[]
	placeholder?: string
}

type SectionFormProps = {
	act: string
	fields: SectionField[]
	/** What is saved. */
	saved: Record<string, string>
	/** Stands for what is saved, so that a stale save is seen. */
	shown: string
	faults: FormFaults | undefined
}

/** A section of a product's page: a form of its own. */
export function SectionForm({ act, fields, saved, shown, faults }: SectionFormProps) {
	const { t } = useTranslation('products')
	const mine = faults?.values.act === act ? faults : undefined
	return (
		<Panel id={`section-${act}`} title={t(`edit.section.${act}`)}>
			<PostForm className="grid gap-4">
				<FormErrors faults={mine} ns="products" />
				<input type="hidden" name="shown" value={shown} />
				<div className="grid grid-cols-1 items-start gap-x-4 gap-y-4 sm:grid-cols-2">
					{fields.map((field) => (
						<div key={field.name} className={field.wide ? 'sm:col-span-2' : undefined}>
							<SectionControl field={field} saved={saved[field.name] ?? ''} faults={mine} />
						</div>
					))}
				</div>
				<div>
					<Button variant="primary" name="act" value={act}>
						{t('edit.save')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}

type ControlProps = { field: SectionField; saved: string; faults: FormFaults | undefined }

function SectionControl({ field, saved, faults }: ControlProps) {
	const { t } = useTranslation('products')
	const { name, kind = 'text', most, required, options = [], placeholder } = field
	const typed = faults?.values[name]
	const words = {
		...{ id: name, name, label: t(`edit.${name}`), required },
		...(required ? {} : { optional: t('optional') }),
		...(field.hasHelp ? { help: t(`edit.${name}Help`) } : {}),
		errors: savedMeanwhile(faults, t)(name, saved),
		defaultValue: typed ?? saved,
	}
	if (kind === 'area') return <TextArea {...words} rows={8} maxLength={most} />
	if (kind === 'list') return <SelectField {...words} {...{ options, placeholder }} />
	return (
		<TextField
			{...words}
			{...(kind === 'moment' ? { type: 'datetime-local' } : {})}
			{...(kind === 'number' ? { inputMode: 'numeric' } : {})}
			autoComplete="off"
			maxLength={kind === 'moment' ? undefined : most}
		/>
	)
}
