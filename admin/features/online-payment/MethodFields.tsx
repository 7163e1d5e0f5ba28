import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldGroup } from '#web/ui/Field.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { fieldsOfMethod } from './online.form.ts'
import type { OnlineView } from './online-view.ts'

type MethodFieldsProps = { one: OnlineView; rejected: RejectedForm | undefined }

/** The methods in groups, each with what the provider asks for a payment. */
export function MethodFields({ one, rejected }: MethodFieldsProps) {
	const { t } = useTranslation('banks')
	return (
		<div className="grid gap-5">
			<div>
				<h2 className="text-16">{t('online.methods.title')}</h2>
				<p className="text-14 text-mute">{t('online.methods.lead')}</p>
			</div>
			{one.groups.map(({ group, methods }) => (
				<FieldGroup key={group} id={`group-${group}`} label={t(`online.groups.${group}`)}>
					<ul className="grid gap-3 divide-y divide-line">
						{methods.map((method) => (
							<MethodRow key={method.method} row={method} rejected={rejected} />
						))}
					</ul>
				</FieldGroup>
			))}
		</div>
	)
}

type MethodRowProps = {
	row: OnlineView['groups'][number]['methods'][number]
	rejected: RejectedForm | undefined
}

function MethodRow({ row, rejected }: MethodRowProps) {
	const { t } = useTranslation('banks')
	const errorsOf = fieldErrors(rejected, t)
	const typed = rejected?.values
	const method = t(`online.method.${row.method}`)
	const { on, fixed, percent } = fieldsOfMethod(row.method)
	const max = row.max ?? t('online.methods.none')
	const text = (name: string, saved: string) => ({
		id: name,
		name,
		inputMode: 'decimal' as const,
		autoComplete: 'off',
		defaultValue: typed?.[name] ?? saved,
		errors: errorsOf(name),
	})
	return (
		<li className="grid grid-cols-2 items-start gap-x-4 gap-y-2 pb-3 sm:grid-cols-[minmax(0,1fr)_9rem_7rem]">
			<div className="max-sm:col-span-2">
				<CheckboxField
					id={on}
					name={on}
					value="yes"
					label={method}
					help={t('online.methods.limits', { min: row.min, max })}
					defaultChecked={typed ? typed[on] !== undefined : row.isOn}
				/>
			</div>
			<TextField
				{...text(fixed, row.fixed)}
				prefix="Rp"
				label={t('online.methods.fixed')}
				aria-label={t('online.methods.feeOf', { method })}
			/>
			<TextField
				{...text(percent, row.percent)}
				prefix="%"
				label={t('online.methods.percent')}
				aria-label={t('online.methods.percentOf', { method })}
			/>
		</li>
	)
}
