import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ParcelView } from './parcel-view.ts'
import { PickUpField } from './PickUpField.tsx'

type Props = {
	parcel: Pick<ParcelView, 'can' | 'tracking' | 'courier' | 'waits'>
	couriers: { value: string; label: string }[]
	rejected: RejectedForm | undefined
}

/** What staff do with a parcel: one form, whose buttons say what. */
export function ParcelFields({ parcel, couriers, rejected }: Props) {
	const { t } = useTranslation('parcels')
	const errors = fieldErrors(rejected, t)
	const { can, waits } = parcel
	const isOpen = can.number || can.lose
	if (!isOpen && !waits) return null
	return (
		<PostForm className="grid gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="parcels" />
			{can.number ? (
				<TextField
					id="tracking"
					name="tracking"
					label={t('field.tracking')}
					maxLength={60}
					autoComplete="off"
					autoCapitalize="characters"
					defaultValue={rejected?.values.tracking ?? parcel.tracking ?? ''}
					errors={errors('tracking')}
				/>
			) : null}
			{can.ship ? (
				<CheckboxField
					id="later"
					name="later"
					value="yes"
					label={t('field.later')}
					defaultChecked={rejected?.values.later === 'yes'}
				/>
			) : null}
			{can.book ? <PickUpField rejected={rejected} /> : null}
			{can.courier ? (
				<SelectField
					id="courier"
					name="courier"
					label={t('field.courier')}
					placeholder={t('field.courierKeep', { name: parcel.courier })}
					options={couriers}
					defaultValue={rejected?.values.courier ?? ''}
					errors={errors('courier')}
				/>
			) : null}
			{isOpen ? (
				<TextField
					id="reason"
					name="reason"
					label={t('field.reason')}
					help={t('field.reasonHelp')}
					maxLength={200}
					autoComplete="off"
					defaultValue={rejected?.values.reason}
					errors={errors('reason')}
				/>
			) : null}
			<Steps parcel={parcel} />
		</PostForm>
	)
}

function Steps({ parcel: { can, waits } }: Pick<Props, 'parcel'>) {
	const { t } = useTranslation('parcels')
	const steps = (['book', 'ship', 'unbook', 'deliver', 'take', 'lose', 'cancel'] as const).filter(
		(act) => can[act],
	)
	return (
		<div className="flex flex-wrap gap-2">
			{steps.map((act, at) => (
				<Button key={act} name="act" value={act} variant={at === 0 ? 'primary' : 'secondary'}>
					{t(`act.${act}`)}
				</Button>
			))}
			{can.number ? (
				<Button name="act" value="correct">
					{t('act.correct')}
				</Button>
			) : null}
			{waits ? (
				<Button name="act" value="check">
					{t('act.check')}
				</Button>
			) : null}
		</div>
	)
}
