import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export type CorrectView = {
	number: string
	/** What can be corrected at this stage. */
	can: { tracking: boolean; courier: boolean; person: boolean; address: boolean }
	/** The status that it can go back from; null: none. */
	back: 'PROCESSING' | 'SHIPPING' | null
	district: string
	courierName: string
	couriers: { value: string; label: string }[]
	values: Record<
		'tracking' | 'name' | 'phone' | 'street' | 'village' | 'postcode' | 'courierNote' | 'note',
		string
	>
}

type Props = { view: CorrectView; rejected: RejectedForm | undefined }

/** What can be corrected in an order at its stage. */
export function CorrectFields({ view, rejected }: Props) {
	const { t } = useTranslation('orders')
	const errors = fieldErrors(rejected, t)
	const { can } = view
	const field = (name: keyof CorrectView['values'], more = {}) => ({
		id: name,
		name,
		autoComplete: 'off',
		label: t(`correct.${name}`),
		defaultValue: rejected?.values[name] ?? view.values[name],
		errors: errors(name),
		...more,
	})
	return (
		<>
			{can.tracking ? (
				<TextField {...field('tracking', { maxLength: 60, required: true })} />
			) : null}
			{can.courier ? (
				<SelectField
					id="courier"
					name="courier"
					label={t('correct.courier')}
					help={t('correct.courierHelp')}
					placeholder={t('correct.courierKeep', { name: view.courierName })}
					options={view.couriers}
					defaultValue={rejected?.values.courier ?? ''}
					errors={errors('courier')}
				/>
			) : null}
			{can.person ? (
				<FieldColumns>
					<TextField {...field('name', { maxLength: 100, required: true })} />
					<TextField {...field('phone', { maxLength: 30, inputMode: 'tel', required: true })} />
				</FieldColumns>
			) : null}
			{can.address ? (
				<>
					<TextField {...field('street', { maxLength: 200, required: true })} />
					<FieldColumns>
						<TextField {...field('village', { maxLength: 60, required: true })} />
						<TextField {...field('postcode', { maxLength: 5, inputMode: 'numeric' })} />
					</FieldColumns>
					<p className="text-14 text-mute">{t('correct.district', { district: view.district })}</p>
					<TextField {...field('courierNote', { maxLength: 200 })} />
				</>
			) : null}
			{can.person ? <TextArea {...field('note', { maxLength: 500, rows: 2 })} /> : null}
		</>
	)
}
